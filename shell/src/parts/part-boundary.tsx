import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { reportError } from '../failures/report-error.ts';
import { carryOverRedrawn } from '../recovery/redrawn.ts';
import { isAdopted, prerenderedContent } from './adopt-parts.ts';
import { PartLoadError, type PartSize } from './part-store.ts';
import { useShell } from './shell-context.tsx';
import { PartUnavailable } from '../fallback/part-unavailable.tsx';
import { reloadWhenDone } from '../navigation/reload.ts';

type FallbackProps = {
  error: unknown;
  size: PartSize;
  /** The HTML that the part came with, if it was prerendered. */
  original: DocumentFragment | undefined;
  onRetry: () => void;
};

function reload(): void {
  void reloadWhenDone();
}

/** The HTML that came with the page, without its code: still readable, and its links still lead on. */
function Original({ content }: { content: DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(content.cloneNode(true)), [content]);
  return <div ref={place} />;
}

/** What stands in place of a part that failed: what there was to read, and always a way on (G-11, G-13). */
function PartFallback({ error, size, original, onRetry }: FallbackProps) {
  if (original) {
    return (
      <>
        <Original content={original} />
        <PartUnavailable size="fragment" onRetry={onRetry} onReload={reload} />
      </>
    );
  }
  // A page that could not be loaded is reported by its route.
  if (size === 'view') throw error;
  return <PartUnavailable size="fragment" onRetry={onRetry} onReload={reload} />;
}

type BoundaryProps = {
  of: PartRef;
  size: PartSize;
  wrapper: RefObject<HTMLDivElement | null>;
  children: ReactNode;
};

/** Error boundary of one part: everything around it goes on (G-13). */
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
        // Loading errors are reported by the part store.
        if (!(error instanceof PartLoadError)) reportError(error, { code: 'part-broken', part: of });
        if (!wrapper.current) return;
        if (isAdopted(wrapper.current)) carryOverRedrawn();
        window.bootApi?.live(wrapper.current);
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
