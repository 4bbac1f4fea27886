import { useLayoutEffect, useRef } from 'react';
import { PartUnavailable } from '../fallback/part-unavailable.tsx';
import { reloadWhenDone } from '../navigation/reload.ts';
import type { PartSize } from './part-size.ts';

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
export function PartFallback({ error, size, original, onRetry }: FallbackProps) {
  if (original) {
    return (
      <>
        <Original content={original} />
        <PartUnavailable size="fragment" onRetry={onRetry} onReload={reload} />
      </>
    );
  }
  // Of a page that was never shown its route tells.
  if (size === 'view') throw error;
  return <PartUnavailable size="fragment" onRetry={onRetry} onReload={reload} />;
}
