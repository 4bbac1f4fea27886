import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { layout, media } from '@venue/shared/theme/tokens.ts';

/**
 * Under 640 px one row that is swiped sideways, its next part in sight; the columns above that are the page's own. What is
 * placed absolutely within it, words that are only said aloud too, scrolls with it and does not widen the page.
 */
export const swipeRow = css`
  @media (max-width: 639.98px) {
    position: relative;
    display: grid;
    grid-auto-columns: calc(100% - 44px);
    grid-auto-flow: column;
    gap: ${layout.columnGap};
    margin-inline: calc(-1 * ${layout.gutter});
    padding-inline: ${layout.gutter};
    overflow-x: auto;
    scroll-padding-inline: ${layout.gutter};
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    > * {
      min-width: 0;
      scroll-snap-align: start;
    }
  }
`;

const Row = styled.div`
  ${swipeRow}
  ${media.up(640)} {
    display: contents;
  }
`;

/** A swiped row of things that hold no links: the row itself takes the focus, and is scrolled with the arrow keys. */
export function SwipeRow(props: { label: string; children: ReactNode }) {
  return (
    <Row role="group" aria-label={props.label} tabIndex={0}>
      {props.children}
    </Row>
  );
}
