import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useCalm } from './use-calm.ts';

/**
 * Plays a drawing's animation once, when half of it first comes into view. What is in view already when the code arrives
 * stands as it is; so does everything for who wants less motion or saves data.
 */
export function usePlayedOnce(
  drawing: RefObject<SVGSVGElement | null>,
  play: (drawing: SVGSVGElement) => void,
): void {
  const calm = useCalm();
  const onSeen = useEffectEvent(play);
  useEffect(() => {
    const element = drawing.current;
    if (!element || calm) return undefined;
    let isFirst = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          observer.disconnect();
          if (!isFirst) onSeen(element);
        }
        isFirst = false;
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [drawing, calm]);
}
