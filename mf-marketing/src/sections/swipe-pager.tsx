import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { withoutScripts } from '@venue/shared/theme/styles.ts';
import { media, role, space } from '@venue/shared/theme/tokens.ts';
import { IconButton } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { prefersReducedMotion } from '../media/reduced-motion.ts';

/** Index of the part whose left edge is nearest to the row's, or of the last one at the end of the row. */
function visiblePart(row: HTMLElement): number {
  if (row.scrollLeft > 0 && row.scrollLeft + row.clientWidth >= row.scrollWidth - 1)
    return row.children.length - 1;
  const left =
    row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).scrollPaddingLeft || '0');
  const away = [...row.children].map((part) => Math.abs(part.getBoundingClientRect().left - left));
  return away.indexOf(Math.min(...away));
}

/** Index of the visible part of a swiped row, and a function that scrolls to another. */
function useSwipePosition(row: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = row.current;
    const update = () => element && setShown(visiblePart(element));
    element?.addEventListener('scroll', update, { passive: true });
    return () => element?.removeEventListener('scroll', update);
  }, [row]);
  const show = (part: number) =>
    row.current?.children[part]?.scrollIntoView({
      inline: 'start',
      block: 'nearest',
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });
  return { shown, show };
}

const Bar = styled.div`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  justify-content: flex-end;
  margin-top: ${space[8]};
  font-variant-numeric: tabular-nums;
  color: ${role.text2};
  ${withoutScripts} {
    display: none;
  }
  ${media.up(640)} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

type SwipePagerProps = {
  row: RefObject<HTMLElement | null>;
  count: number;
  /** Name of one part, in lower case: `wedding`. */
  itemName: string;
};

/** Under a swiped row on phones: `1 of 5`, and a button to the next part, which wraps round. */
export function SwipePager({ row, count, itemName }: SwipePagerProps) {
  const { shown, show } = useSwipePosition(row);
  return (
    <Bar>
      <span>{`${shown + 1} of ${count}`}</span>
      <IconButton aria-label={`Next ${itemName}`} onClick={() => show((shown + 1) % count)}>
        <Icon name="next" />
      </IconButton>
    </Bar>
  );
}
