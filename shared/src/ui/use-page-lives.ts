import { useSyncExternalStore } from 'react';

function subscribeToNothing() {
  return () => {};
}

/** False in the HTML that the server writes and while it is hydrated; true as soon as scripts run what they render. */
export function usePageLives(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
