import { Children, type ReactNode, useRef } from 'react';
import { css, styled } from 'styled-components';
import { layout, media } from '@venue/shared/theme/tokens.ts';
import { SwipePager } from './swipe-pager.tsx';

/**
 * Under 640 px a row that is swiped sideways, with the edge of the next part visible. `position: relative` keeps visually hidden
 * text inside it from widening the page.
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
  /** Name of one part, in lower case: `wedding`. */
  itemName: string;
  children: ReactNode;
};

/** A swiped row for content without links: the row itself is focusable and scrolls with the arrow keys. */
export function SwipeRow({ label, itemName, children }: SwipeRowProps) {
  const row = useRef<HTMLDivElement>(null);
  return (
    <>
      <Row ref={row} role="group" aria-label={label} tabIndex={0}>
        {children}
      </Row>
      <SwipePager row={row} count={Children.count(children)} itemName={itemName} />
    </>
  );
}
