import { css } from 'styled-components';
import { layout } from '@venue/shared/theme/tokens.ts';

/**
 * A radio button that lies unseen over its label, which shows by `:has()` whether it is chosen and has the focus. Firefox before 121
 * knows no such selector: there the button itself is seen.
 */
export const radioOverLabel = css`
  margin: 0;
  cursor: inherit;
  @supports selector(:has(*)) {
    position: absolute;
    inset: 0;
    opacity: 0;
  }
`;

/** A label with such a radio in it, as a button that stays pressed. */
export const pressedChoice = css`
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
    ${radioOverLabel}
  }
`;
