import { redirectDocument } from 'react-router-dom';
import type { PageModules } from '../federation/page-modules.ts';
import type { PartStore } from '../parts/part-store.ts';
import type { LoadView } from './routes.tsx';

type Parts = { store: PartStore; modules: Pick<PageModules, 'isUnsafeHere' | 'isReplaced'> };

/** How long a click may wait for the code of its target before the page changes to a placeholder, in ms. */
const patience = 1000;

function tooLong(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, patience);
  });
}

/**
 * The loader of all views. It loads first, as React would otherwise show the target's placeholder and, once it did, hold back
 * the content for 300 ms. What does not come in time the page itself waits for.
 */
export function createViewLoader({ store, modules }: Parts): {
  load: LoadView;
  arrived: () => Promise<unknown>;
} {
  let latest: Promise<unknown> = Promise.resolve();

  const ready: LoadView = async (view, { url, request }) => {
    // Where the browser would not check all modules of the next page, or they are of before a release, it gets its document.
    const needsDocument = async () => (await modules.isReplaced(view)) || modules.isUnsafeHere(view);
    // On the way back the address bar shows that address already, and assigning it again may do nothing.
    if (url.href !== window.location.href && (await needsDocument().catch(() => false)))
      throw redirectDocument(url.pathname + url.search + url.hash);
    if (request.signal.aborted) return null;
    await store.load(view).catch((error: unknown) => {
      // The visitor went elsewhere: the next visit starts a new attempt.
      if (request.signal.aborted) store.forget(view);
      throw error;
    });
    return null;
  };

  return {
    load: (view, args) => {
      const found = ready(view, args);
      latest = found.then(() => store.read(view)).catch(() => undefined);
      return Promise.race([found, tooLong().then(() => null)]);
    },
    /** Resolves when no page is waited for. */
    arrived: () => latest,
  };
}
