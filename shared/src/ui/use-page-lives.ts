import { useSyncExternalStore } from 'react';

function subscribeToNothing() {
  return () => {};
}

/** False in prerendered HTML and during hydration, true afterwards. */
export function usePageLives(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
