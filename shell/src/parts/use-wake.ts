import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { useEffect, type RefObject } from 'react';
import { useShell } from './shell-context.tsx';

const nearViewport = '300px';

/** Wakes a sleeping part when it comes near the viewport or the visitor tries to use it. */
export function useWake(of: PartRef, wrapper: RefObject<HTMLDivElement | null>): void {
  const { store } = useShell();
  useEffect(() => {
    const element = wrapper.current;
    if (!element || store.status(of) !== 'asleep') return undefined;
    const wake = () => store.wake(of);
    if (window.boot?.isWanted(element)) wake();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        wake();
      },
      { rootMargin: nearViewport },
    );
    observer.observe(element);
    element.addEventListener('part-wanted', wake);
    return () => {
      observer.disconnect();
      element.removeEventListener('part-wanted', wake);
    };
  }, [of, store, wrapper]);
}
