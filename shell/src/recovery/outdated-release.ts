import { askSite } from '../clock/page-clock.ts';
import type { BootBlock } from '../page-data/boot-block.ts';
import { isServed } from './reload.ts';

let outdated = false;
const listeners = new Set<() => void>();

/** Whether files of this page's releases are gone; for `useSyncExternalStore`. */
export const outdatedRelease = {
  isOutdated: (): boolean => outdated,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * After a module failed to load: checks whether one of these remotes has another live version and the files of the page's own are gone, as
 * happens to a tab left open for weeks. A version is removed as a whole, so one file is enough to ask for. Rejects without a connection.
 */
export async function checkRelease(remotes: BootBlock['remotes']): Promise<void> {
  const { versions } = await askSite();
  const old = Object.entries(remotes).filter(([name, { base }]) => base !== `/${name}/${versions[name]}/`);
  const served = await Promise.all(old.map(([, { base, module }]) => isServed(`${base}${module}`)));
  if (served.every(Boolean) || outdated) return;
  outdated = true;
  for (const listener of listeners) listener();
}
