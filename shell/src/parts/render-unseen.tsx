import type { PartComponent } from '@venue/shared/contract/remote.tsx';
import type { ShellHost } from '@venue/shared/contract/host.ts';
import { createElement, Suspense, use, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

function Unready({ until }: { until: Promise<never> }): ReactNode {
  return use(until);
}

const ignore = () => undefined;
/** What fails here fails again when it is shown, and is told there. */
const quiet = { onUncaughtError: ignore, onCaughtError: ignore, onRecoverableError: ignore };

/**
 * Renders a view once without showing it. Its styles are made by that, and its code has run: a third of what a slow phone
 * works for a tap on its link. What never becomes ready is never put in place, so no effect runs; elements belong to a document
 * without a window, in which no picture loads; fragments of other remotes stay asleep.
 */
export function renderUnseen(view: PartComponent, host: ShellHost): void {
  const { body } = document.implementation.createHTMLDocument();
  const root = createRoot(body, quiet);
  const alone: ShellHost = { ...host, Fragment: () => null };
  flushSync(() => {
    root.render(
      <Suspense>
        {createElement(view, { host: alone })}
        <Unready until={new Promise<never>(ignore)} />
      </Suspense>,
    );
  });
  root.unmount();
}
