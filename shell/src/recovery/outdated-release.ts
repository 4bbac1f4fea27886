import { createListeners } from '../browser/listeners.ts';
import type { BootBlock } from '../page-data/boot-block.ts';
import { fetchLiveVersions } from '../site/live-versions.ts';
import { isGone } from './reload.ts';

let outdated = false;
const { subscribe, announce } = createListeners();

/** Whether files of this page's releases are gone; for `useSyncExternalStore`. */
export const outdatedRelease = {
  isOutdated: (): boolean => outdated,
  subscribe,
};

/**
 * After a module failed to load: checks whether one of these remotes has another live version and the files
 * of the page's own are gone, as happens to a tab left open for weeks. A version is removed as a whole, so
 * one file is enough to ask for. If the site does not answer, the next failure checks again.
 */
export async function checkForOutdatedRelease(remotes: BootBlock['remotes']): Promise<void> {
  const live = await fetchLiveVersions().catch(() => undefined);
  if (!live || outdated) return;
  const old = Object.entries(remotes).filter(
    ([name, { base, module }]) => module && base !== `/${name}/${live.versions[name]}/`,
  );
  const gone = await Promise.all(old.map(([, { base, module }]) => isGone(`${base}${module}`)));
  if (!gone.some(Boolean) || outdated) return;
  outdated = true;
  announce();
}
