import { layout, media } from '../theme/tokens.ts';

/**
 * A column that stays in sight beside a longer one, from 900 px. In a window lower than the column its end would never come into sight
 * for the keyboard: with the focus on a link or a button it rests where it stands, so that the browser can scroll to it.
 */
export const inSight = `
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
