import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { useSyncExternalStore } from 'react';
import { PartStalled } from '../fallback/part-stalled.tsx';
import { pageAge } from '../navigation/page-age.ts';
import { useShell } from './shell-context.tsx';

/** Stands below prerendered content whose code does not arrive; its own component, so that the content never re-renders. */
export function StalledNotice({ of }: { of: PartRef }) {
  const { store } = useShell();
  const status = useSyncExternalStore(
    store.subscribe,
    () => store.status(of),
    () => 'ready',
  );
  // What is gone cannot be retried; `OutdatedNotice` says what helps.
  const isOutdated = useSyncExternalStore(pageAge.subscribe, pageAge.isOutdated, () => false);
  return status === 'stalled' && !isOutdated ? <PartStalled onRetry={() => store.retry(of)} /> : null;
}
