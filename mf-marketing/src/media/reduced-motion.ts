import { useSyncExternalStore } from 'react';
import { savesData } from '@venue/shared/data-saver/saves-data.ts';
import { useDataSaver } from '@venue/shared/data-saver/use-data-saver.ts';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the visitor prefers less motion or less data; a snapshot. */
export function prefersReducedMotion(): boolean {
  return savesData() || matchMedia(query).matches;
}

/** Whether the visitor prefers less motion or less data, so nothing may move by itself (T-13, Q-14). */
export function usePrefersReducedMotion(): boolean {
  const lessMotion = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
  const saves = useDataSaver();
  return lessMotion || saves;
}
