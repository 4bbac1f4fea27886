import { css } from 'styled-components';
import { layout } from '@venue/shared/theme/tokens.ts';

/**
 * Lays an invisible radio button over its label; the label shows checked and focus states with `:has()`. Firefox before 121 lacks
 * `:has()` and shows the button itself.
 */
export const hiddenRadio = css`
  margin: 0;
  cursor: inherit;
  @supports selector(:has(*)) {
    position: absolute;
    inset: 0;
    opacity: 0;
  }
`;

/** A label around such a radio button, drawn as a toggle button. */
export const toggleLabel = css`
  position: relative;
  display: inline-flex;
  gap: 8px;
  align-items: center;
  justify-content: center;
  min-height: ${layout.target};
  font: 600 1rem/1.35 var(--sans);
  cursor: pointer;
  &:has(:checked) {
    background: var(--edge-hover);
    color: var(--edge-hover-text);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--ring);
    outline-offset: 2px;
    z-index: 1;
  }
  input {
    ${hiddenRadio}
  }
`;
