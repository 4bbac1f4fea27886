import { css } from 'styled-components';

/** The whole card leads where its first link does; its other links lie above that. The card is the containing block. */
export const firstLinkCovers = css`
  a {
    position: relative;
    z-index: 1;
  }
  a:first-child {
    position: static;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`;
