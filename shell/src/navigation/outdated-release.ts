import type { PageModules } from '../federation/page-modules.ts';
import { statusOf } from './reload.ts';

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

/** Time limit of the request for the page, in ms. */
const pageWait = 4000;

/** Whether the site answers that there is no such file; rejects without a connection. */
async function isGone(file: string): Promise<boolean> {
  const status = await statusOf(file);
  return status >= 400 && status < 500;
}

/** Whether the live page names other versions. If not, a reload would miss the same files. */
async function isReleasedSince(bases: readonly string[]): Promise<boolean> {
  const response = await fetch(window.location.pathname, {
    cache: 'no-store',
    signal: AbortSignal.timeout(pageWait),
  });
  const html = await response.text();
  return response.ok && bases.some((base) => !html.includes(base));
}

/**
 * After a module failed to load: checks whether the site has removed this page's version, as happens to a tab left open for weeks. A
 * version is removed as a whole, so one file of each remote is enough to ask for. If the live page has the same version, it is not
 * outdated, and a reload would not help.
 */
export async function checkRelease(modules: Pick<PageModules, 'remotes'>): Promise<void> {
  if (outdated) return;
  const remotes = Object.values(modules.remotes()).filter(({ module }) => module !== undefined);
  const gone = await Promise.all(
    remotes.map(({ base, module }) => isGone(`${base}${module}`).catch(() => false)),
  );
  const bases = remotes.flatMap(({ base }, index) => (gone[index] ? [base] : []));
  if (bases.length === 0 || !(await isReleasedSince(bases).catch(() => false)) || outdated) return;
  outdated = true;
  for (const listener of listeners) listener();
}
