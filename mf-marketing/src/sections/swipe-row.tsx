import { Children, type ReactNode, useRef } from 'react';
import { css, styled } from 'styled-components';
import { layout, media } from '@venue/shared/theme/tokens.ts';
import { SwipeCount } from './swipe-count.tsx';

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

type SwipeRowProps = {
  label: string;
  /** What one part is, in small letters: `wedding`. */
  one: string;
  children: ReactNode;
};

/** A swiped row of things that hold no links: the row itself takes the focus, and is scrolled with the arrow keys. */
export function SwipeRow({ label, one, children }: SwipeRowProps) {
  const row = useRef<HTMLDivElement>(null);
  return (
    <>
      <Row ref={row} role="group" aria-label={label} tabIndex={0}>
        {children}
      </Row>
      <SwipeCount row={row} count={Children.count(children)} one={one} />
    </>
  );
}
