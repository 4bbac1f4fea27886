import { useSyncExternalStore, type RefObject, useEffect, useEffectEvent } from 'react';
import { useDataSaver } from '@venue/shared/data-saver/use-data-saver.ts';
import { savesData } from '@venue/shared/data-saver/saves-data.ts';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the visitor prefers less motion or less data; a snapshot. */
export function isCalm(): boolean {
  return savesData() || matchMedia(query).matches;
}

/** Whether the visitor prefers less motion or less data, so nothing may move by itself (T-13, Q-14). */
export function useCalm(): boolean {
  const lessMotion = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
  const saves = useDataSaver();
  return lessMotion || saves;
}

/**
 * Plays the animation once, when half of the drawing first comes into view. Not if it is in view at hydration, nor for
 * visitors who prefer less motion or save data.
 */
export function usePlayOnce(
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
