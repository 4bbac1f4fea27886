import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { useSyncExternalStore } from 'react';
import { PartStalled } from '../fallback/part-stalled.tsx';
import { useShell } from './shell-context.tsx';

/** Stands below prerendered content whose code does not arrive; its own component, so that the content never re-renders. */
export function StalledNotice({ of }: { of: PartRef }) {
  const { store } = useShell();
  const status = useSyncExternalStore(
    store.subscribe,
    () => store.status(of),
    () => 'ready',
  );
  return status === 'stalled' ? <PartStalled onRetry={() => store.retry(of)} /> : null;
}
