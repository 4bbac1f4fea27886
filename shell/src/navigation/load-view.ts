import { redirectDocument } from 'react-router-dom';
import { wait } from '../browser/wait.ts';
import type { PageModules } from '../federation/page-modules.ts';
import type { PartStore } from '../parts/part-store.ts';
import { reloadWhenSent } from '../recovery/reload.ts';
import type { LoadView } from './routes.tsx';

type Parts = { store: PartStore; modules: Pick<PageModules, 'needsDocument'> };

/** ms that a click waits for the code of its target before the page changes to a placeholder. */
const codeWait = 1000;

/**
 * The loader of all views. It loads the code before the page changes: otherwise React shows a placeholder,
 * and keeps that for at least 300 ms. After {@link codeWait} the page changes anyway.
 */
export function createViewLoader({ store, modules }: Parts): {
  load: LoadView;
  /** Resolves when the view that was last navigated to has loaded or failed. */
  whenViewLoaded: () => Promise<unknown>;
} {
  let latest: Promise<unknown> = Promise.resolve();

  const loadCode: LoadView = async (view, { url, request }) => {
    // After Back the address bar shows that address already, and assigning it may do nothing.
    const canRedirect = url.href !== window.location.href;
    if (canRedirect && (await modules.needsDocument(view).catch(() => false)))
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
      const loading = loadCode(view, args);
      latest = loading.then(() => store.read(view)).catch(() => undefined);
      let hasChanged = false;
      const late = wait(codeWait).then(() => {
        hasChanged = true;
        return null;
      });
      loading.catch((reason: unknown) => {
        // The router ignores a redirect once the page has changed.
        if (hasChanged && reason instanceof Response && !args.request.signal.aborted) void reloadWhenSent();
      });
      return Promise.race([loading, late]);
    },
    whenViewLoaded: () => latest,
  };
}
