import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { reportError } from '../failures/report-failures.ts';
import { PartUnavailable } from '../fallback/part-unavailable.tsx';
import { PartLoadError, type PartKind } from './part-store.ts';
import { type Shell, useShell } from './shell-context.tsx';

/** The element around a part's content. */
export type Wrapper = RefObject<HTMLDivElement | null>;

/** Tells the inline script that the part is hydrated, so that held clicks and submits are replayed. */
export function tellHydrated({ html, transferToRedrawn }: Shell, { current }: Wrapper): void {
  if (!current) return;
  if (html.contentOf(current)) transferToRedrawn();
  window.bootApi?.onHydrated(current);
}

type FallbackProps = {
  error: unknown;
  kind: PartKind;
  /** Its prerendered content, if it has any. */
  original: DocumentFragment | undefined;
};

/** Prerendered content without its code: still readable, and its links still work. */
function Original({ content }: { content: DocumentFragment }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current?.replaceChildren(content.cloneNode(true)), [content]);
  return <div ref={container} />;
}

/** Shown in place of a part that failed: its prerendered content, if any, and ways to go on (G-11, G-13). */
function PartFallback({ error, kind, original }: FallbackProps) {
  if (original) {
    return (
      <>
        <Original content={original} />
        <PartUnavailable />
      </>
    );
  }
  // Its route shows the error.
  if (kind === 'view') throw error;
  return <PartUnavailable />;
}

type BoundaryProps = {
  of: PartRef;
  kind: PartKind;
  wrapper: Wrapper;
  children: ReactNode;
};

/** Error boundary of one part: everything around it keeps working (G-13). */
export function PartBoundary({ of, kind, wrapper, children }: BoundaryProps) {
  const shell = useShell();
  return (
    <ErrorBoundary
      fallbackRender={({ error }) => (
        <PartFallback
          error={error}
          kind={kind}
          original={wrapper.current ? shell.html.contentOf(wrapper.current) : undefined}
        />
      )}
      onError={(error) => {
        // Loading errors are reported by the part store.
        if (!(error instanceof PartLoadError)) reportError(error, { code: 'part-broken', part: of });
        tellHydrated(shell, wrapper);
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
