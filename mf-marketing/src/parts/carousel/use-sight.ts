import { useEffect, type Dispatch, type RefObject } from 'react';
import type { CarouselEvent } from './carousel-state.ts';

/** Share of the slide that has to be in sight for the slides to change by themselves. */
const enough = 0.5;

/** Slides that nobody sees stay as they are: whoever comes to them finds them at rest, and from the first one on. */
export function useSight(viewportRef: RefObject<HTMLElement | null>, send: Dispatch<CarouselEvent>): void {
  useEffect(() => {
    const viewport = viewportRef.current;
    if (!viewport) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) send({ type: entry.intersectionRatio < enough ? 'hold' : 'let-go', by: 'away' });
      },
      { threshold: enough },
    );
    observer.observe(viewport);
    return () => observer.disconnect();
  }, [viewportRef, send]);
}
