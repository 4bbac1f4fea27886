import { css } from 'styled-components';

/**
 * A radio button that lies unseen over its label, which shows by `:has()` whether it is chosen and has the focus. Firefox before 121 knows
 * no such selector: there the button itself is seen.
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
