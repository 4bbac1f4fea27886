import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { media, role, space } from '@venue/shared/theme/tokens.ts';
import { unscripted } from '@venue/shared/theme/unscripted.ts';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { IconButton } from '@venue/shared/ui/icon-button.tsx';
import { isCalm } from '../media/use-calm.ts';

/** The part whose left edge is nearest to that of the row, or the last where the row ends. */
function partInSight(row: HTMLElement): number {
  if (row.scrollLeft > 0 && row.scrollLeft + row.clientWidth >= row.scrollWidth - 1)
    return row.children.length - 1;
  const left =
    row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).scrollPaddingLeft || '0');
  const away = [...row.children].map((part) => Math.abs(part.getBoundingClientRect().left - left));
  return away.indexOf(Math.min(...away));
}

/** Which part of a swiped row is in sight, counted from 0, and the way to another. */
function useSwiped(row: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = row.current;
    const note = () => element && setShown(partInSight(element));
    element?.addEventListener('scroll', note, { passive: true });
    return () => element?.removeEventListener('scroll', note);
  }, [row]);
  const show = (part: number) =>
    row.current?.children[part]?.scrollIntoView({
      inline: 'start',
      block: 'nearest',
      behavior: isCalm() ? 'instant' : 'smooth',
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
  ${unscripted} {
    display: none;
  }
  ${media.up(640)} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

type SwipeCountProps = {
  row: RefObject<HTMLElement | null>;
  count: number;
  /** What one part is, in small letters: `wedding`. */
  one: string;
};

/** Under a row that phones swipe: which of how many is in sight, and a button to the next. After the last comes the first. */
export function SwipeCount({ row, count, one }: SwipeCountProps) {
  const { shown, show } = useSwiped(row);
  return (
    <Bar>
      <span>{`${shown + 1} of ${count}`}</span>
      <IconButton aria-label={`Next ${one}`} onClick={() => show((shown + 1) % count)}>
        <Icon name="next" />
      </IconButton>
    </Bar>
  );
}
