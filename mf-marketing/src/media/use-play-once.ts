import { type RefObject, useEffect, useEffectEvent } from 'react';
import { usePrefersReducedMotion } from './reduced-motion.ts';

/**
 * Plays the animation once, when half of the drawing first comes into view. Not if it is in view at hydration, nor for
 * visitors who prefer less motion or save data.
 */
export function usePlayOnce(
  drawing: RefObject<SVGSVGElement | null>,
  play: (drawing: SVGSVGElement) => void,
): void {
  const reducedMotion = usePrefersReducedMotion();
  const onSeen = useEffectEvent(play);
  useEffect(() => {
    const element = drawing.current;
    if (!element || reducedMotion) return undefined;
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
  }, [drawing, reducedMotion]);
}
