import { useSyncExternalStore } from 'react';

function subscribeToNothing() {
  return () => {};
}

/** False in prerendered HTML and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
