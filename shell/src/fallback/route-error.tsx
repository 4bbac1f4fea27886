import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { reloadWhenDone } from '../navigation/reload.ts';
import { PartLoadError } from '../parts/part-store.ts';
import { useShell } from '../parts/shell-context.tsx';
import { PartSkeleton } from './part-skeleton.tsx';
import { PartUnavailable } from './part-unavailable.tsx';
import { UnexpectedError } from './unexpected-error.tsx';

/** For a page whose view could not be loaded (G-13) or threw (G-11). `of` is unknown if even the list of pages could not be loaded. */
export function RouteError({ of }: { of?: PartRef }) {
  const error = useRouteError();
  const { store } = useShell();
  const { revalidate, state } = useRevalidator();
  if (state === 'loading') return <PartSkeleton size="view" />;
  const retry = () => {
    if (of) store.retry(of);
    void revalidate();
  };
  if (!(error instanceof PartLoadError)) return <UnexpectedError error={error} onRetry={of && retry} />;
  return <PartUnavailable size="view" onRetry={retry} onReload={() => void reloadWhenDone()} />;
}
