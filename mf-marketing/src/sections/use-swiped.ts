import { type RefObject, useEffect, useState } from 'react';

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
export function useSwiped(row: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = row.current;
    const note = () => element && setShown(partInSight(element));
    element?.addEventListener('scroll', note, { passive: true });
    return () => element?.removeEventListener('scroll', note);
  }, [row]);
  const show = (part: number) =>
    row.current?.children[part]?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'smooth' });
  return { shown, show };
}
