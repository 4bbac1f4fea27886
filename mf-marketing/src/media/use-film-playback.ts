import { useEffect, useRef } from 'react';
import { savesData } from '@venue/shared/data-saver/saves-data.ts';

const lessMotion = '(prefers-reduced-motion: reduce)';

/**
 * Starts a film when it appears, for the click asked for it, unless the visitor saves data or wants less motion
 * pauses it as soon as `playing` is over (T-03).
 */
export function useFilmPlayback(playing: boolean) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    if (!playing) return film.pause();
    if (savesData() || matchMedia(lessMotion).matches) return;
    // A browser that refuses leaves the film to its own controls.
    film.play().catch(() => undefined);
  }, [playing]);
  return ref;
}
