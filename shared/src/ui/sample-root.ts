import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Draws an element in a root of its own, for tests of remotes, which have none. Gives the function that takes
 * it away.
 */
export function drawAlone(element: ReactNode, place: Element): () => void {
  const root = createRoot(place);
  root.render(element);
  return () => root.unmount();
}
