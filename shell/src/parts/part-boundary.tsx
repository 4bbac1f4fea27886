import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import type { ReactNode, RefObject } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { reportError } from '../failures/report-error.ts';
import { carryOverRedrawn } from '../recovery/redrawn.ts';
import { isAdopted, prerenderedContent } from './adopt-parts.ts';
import { PartFallback } from './part-fallback.tsx';
import { PartLoadError } from './part-load-error.ts';
import type { PartSize } from './part-size.ts';
import { useShell } from './shell-context.tsx';

type BoundaryProps = {
  of: PartRef;
  size: PartSize;
  wrapper: RefObject<HTMLDivElement | null>;
  children: ReactNode;
};

/** A part that fails is a broken rectangle; everything around it goes on (G-13). */
export function PartBoundary({ of, size, wrapper, children }: BoundaryProps) {
  const { store } = useShell();
  return (
    <ErrorBoundary
      fallbackRender={({ error, resetErrorBoundary }) => (
        <PartFallback
          error={error}
          size={size}
          original={wrapper.current ? prerenderedContent(wrapper.current) : undefined}
          onRetry={resetErrorBoundary}
        />
      )}
      onReset={() => store.retry(of)}
      onError={(error) => {
        // One that could not be loaded is reported where that failed.
        if (!(error instanceof PartLoadError)) reportError(error, { code: 'part-broken', part: of });
        if (!wrapper.current) return;
        if (isAdopted(wrapper.current)) carryOverRedrawn();
        window.boot?.live(wrapper.current);
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
