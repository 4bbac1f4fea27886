import { type RefObject, useEffect } from 'react';
import { useCalm } from '../media/use-calm.ts';

const spiralTime = 900;
const wayTime = 600;
const betweenWays = 60;

function drawSite(map: SVGSVGElement, spiral: SVGPathElement): void {
  spiral.animate([{ strokeDasharray: '0 1' }, { strokeDasharray: '1 0' }], {
    duration: spiralTime,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
  });
  map.querySelectorAll('[data-way]').forEach((way, turn) => {
    way.animate([{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], {
      duration: wayTime,
      delay: spiralTime / 2 + turn * betweenWays,
    });
  });
}

/**
 * When its spiral first comes into view, the court is drawn, and the ways light from it outwards, once. What is in view
 * already when the code arrives stands as it is; so does everything for who wants less motion or saves data.
 */
export function useDrawOnce(map: RefObject<SVGSVGElement | null>): void {
  const calm = useCalm();
  useEffect(() => {
    const drawing = map.current;
    const spiral = drawing?.querySelector<SVGPathElement>('[data-spiral]');
    if (!drawing || !spiral || calm) return undefined;
    let isFirst = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) {
        observer.disconnect();
        if (!isFirst) drawSite(drawing, spiral);
      }
      isFirst = false;
    });
    observer.observe(spiral);
    return () => observer.disconnect();
  }, [map, calm]);
}
