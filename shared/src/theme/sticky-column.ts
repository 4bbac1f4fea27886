import { layout, media } from './tokens.ts';

/**
 * A sticky column beside a longer one, from 900 px. Not sticky while a link or button in it has keyboard focus: in a low window the browser
 * could not scroll to its end.
 */
export const stickyColumn = `
  ${media.up(900)} {
    position: sticky;
    top: calc(${layout.headerHeight} + 24px);
  }
  &:has(:focus-visible:not(input, select, textarea)) {
    position: static;
  }
  ${media.print} {
    position: static;
  }
`;
