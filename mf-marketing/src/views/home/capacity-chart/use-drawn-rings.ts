import { type RefObject, useEffect } from 'react';
import { useCalm } from '../../../media/use-calm.ts';

const ringTime = 700;
const betweenRings = 170;

function gather(drawing: SVGSVGElement): void {
  drawing.querySelectorAll('[data-ring]').forEach((ring, turn) => {
    ring.animate(
      [
        { opacity: 0, transform: 'rotate(-40deg) scale(0.72)' },
        { opacity: 1, transform: 'none' },
      ],
      {
        duration: ringTime,
        delay: turn * betweenRings,
        easing: 'cubic-bezier(0.2, 0, 0, 1)',
        fill: 'backwards',
      },
    );
  });
}

/**
 * When the drawing first comes well into view, its guests come out of the middle, ring by ring, once. What is in view
 * already when the code arrives stands as it is; so does everything for who wants less motion or saves data.
 */
export function useDrawnRings(drawing: RefObject<SVGSVGElement | null>): void {
  const calm = useCalm();
  useEffect(() => {
    const guests = drawing.current;
    if (!guests || calm) return undefined;
    let isFirst = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          observer.disconnect();
          if (!isFirst) gather(guests);
        }
        isFirst = false;
      },
      { threshold: 0.3 },
    );
    observer.observe(guests);
    return () => observer.disconnect();
  }, [drawing, calm]);
}
