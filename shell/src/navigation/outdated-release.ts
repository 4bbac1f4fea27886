import type { PageModules } from '../federation/page-modules.ts';
import { statusOf } from './reload.ts';

let outdated = false;
const listeners = new Set<() => void>();

/** Whether files of this page's releases were found to be gone, for components to watch. */
export const outdatedRelease = {
  isOutdated: (): boolean => outdated,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** ms that the page itself may take. */
const pageWait = 4000;

/** Whether the site answers that there is no such file; false without a connection. */
async function isGone(file: string): Promise<boolean> {
  const status = await statusOf(file);
  return status >= 400 && status < 500;
}

/** Whether the live page has other versions; if not, reloading would miss the same file. */
async function isReleasedSince(bases: readonly string[]): Promise<boolean> {
  const response = await fetch(window.location.pathname, {
    cache: 'no-store',
    signal: AbortSignal.timeout(pageWait),
  });
  const html = await response.text();
  return response.ok && bases.some((base) => !html.includes(base));
}

/**
 * Looks whether a module could not be had because the site no longer keeps the version that this page was made with, as of a
 * tab that was left open for weeks. Its files go together, so it asks for one of each remote. A page of the live release whose
 * files are missing is not from before an update: loading it again would bring the same.
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
