import { type RefObject, useLayoutEffect } from 'react';
import { transferToRedrawn } from '../recovery/redrawn.ts';
import { isAdopted } from './adopt-parts.ts';

/** The element around a part's content. */
export type Wrapper = RefObject<HTMLDivElement | null>;

/** Tells the inline script that the part is hydrated, so that held clicks and submits are replayed. */
export function tellHydrated({ current }: Wrapper): void {
  if (!current) return;
  if (isAdopted(current)) transferToRedrawn();
  window.bootApi?.onHydrated(current);
}

/** Rendered with a part, it tells of its hydration. */
export function HydratedSignal({ wrapper }: { wrapper: Wrapper }) {
  useLayoutEffect(() => tellHydrated(wrapper), [wrapper]);
  return null;
}
