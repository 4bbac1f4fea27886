import { useLayoutEffect, type Dispatch, type RefObject } from 'react';
import type { CarouselEvent } from './carousel-state.ts';
import type { Hold } from './rotation.ts';
import { stepWidth } from './track-motion.ts';

/** What holds a carousel whose page was used before its code ran. */
function holdsAlready(element: Element): Hold[] {
  const region = element.closest('[aria-roledescription="carousel"]') ?? element;
  const holds: Hold[] = [];
  if (matchMedia('(hover: hover)').matches && region.matches(':hover')) holds.push('hover');
  if (region.querySelector(':focus-visible')) holds.push('focus');
  return holds;
}

/** Takes over from the list that the browser scrolls, at the slide that it shows. */
export function useWake(trackRef: RefObject<HTMLElement | null>, send: Dispatch<CarouselEvent>): void {
  useLayoutEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const scrolled = track.parentElement?.scrollLeft ?? 0;
    const index = scrolled === 0 ? 0 : Math.round(scrolled / stepWidth(track));
    send({ type: 'wake', index, holds: holdsAlready(track) });
  }, [trackRef, send]);
}
