import { redirectDocument } from 'react-router-dom';
import type { PageModules } from '../federation/page-modules.ts';
import { wait } from '../page/wait.ts';
import type { PartStore } from '../parts/part-store.ts';
import { reloadWhenDone } from './reload.ts';
import type { LoadView } from './routes.tsx';

type Parts = { store: PartStore; modules: Pick<PageModules, 'isUnsafeHere' | 'isReplaced'> };

/** How long a click may wait for the code of its target before the page changes to a placeholder, in ms. */
const codeWait = 1000;

/**
 * The loader of all views. The code is loaded before the page changes: otherwise React would show a placeholder, and then keep that
 * for at least 300 ms. After {@link codeWait} the page changes all the same.
 */
export function createViewLoader({ store, modules }: Parts): {
  load: LoadView;
  free: () => Promise<unknown>;
} {
  let latest: Promise<unknown> = Promise.resolve();

  const ready: LoadView = async (view, { url, request }) => {
    // The document is loaded where this browser cannot check all modules of the next page, or where a release came between.
    const needsDocument = async () => (await modules.isReplaced(view)) || modules.isUnsafeHere(view);
    // After Back the address bar shows that address already: assigning it may do nothing.
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
      let hasChanged = false;
      const late = wait(codeWait).then(() => {
        hasChanged = true;
        return null;
      });
      found.catch((end: unknown) => {
        // Once the page has changed, the router hears no redirect any more.
        if (hasChanged && end instanceof Response && !args.request.signal.aborted) void reloadWhenDone();
      });
      return Promise.race([found, late]);
    },
    /** Resolves when no page is waited for. */
    free: () => latest,
  };
}
