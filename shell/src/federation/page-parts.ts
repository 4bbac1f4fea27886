import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import { reportError } from '../failures/failure-report.ts';
import { adoptParts, isPrerendered } from '../parts/adopt-parts.ts';
import { createPartStore, type PartSource, type PartStore } from '../parts/part-store.ts';
import { noticeOutdatedRelease } from '../recovery/outdated-release.ts';
import { recoverByPageLoad, reloadIfServed } from '../recovery/reload.ts';
import type { PageModules } from './page-modules.ts';

type Page = { root: HTMLElement; modules: PageModules; source: PartSource };

/**
 * The parts of the page, before React hydrates them. A prerendered part keeps its HTML until its code arrives; if the code of another
 * view cannot be loaded, its page is loaded as a document. `addressOf`: where the visitor is waiting for a view.
 */
export function createPageParts(
  { root, modules, source }: Page,
  addressOf: (view: PartRef) => URL | undefined,
): PartStore {
  const reporting: PartSource = (ref) =>
    source(ref).catch((error) => {
      reportError(error, { code: 'part-not-loaded', part: ref });
      void noticeOutdatedRelease(modules.remotes());
      throw error;
    });
  const recovering: PartSource = (ref) =>
    reporting(ref).catch((error) => recoverByPageLoad(ref, error, addressOf));
  const store = createPartStore({
    adopted: reporting,
    rendered: isPrerendered(root) ? recovering : reporting,
    onRetryFailed: (ref) => void reloadIfServed(modules.knownModules(ref)),
  });
  if (isPrerendered(root)) adoptParts(store, root.querySelector('footer'));
  return store;
}
