import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import type { ReactNode, RefObject } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { prerenderedContent } from './adopt-parts.ts';
import { PartFallback } from './part-fallback.tsx';
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
  const { store, host } = useShell();
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
        host.report(error);
        if (wrapper.current) window.early?.live(wrapper.current);
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
