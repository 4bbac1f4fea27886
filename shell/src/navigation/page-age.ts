import type { PageModules } from '../federation/page-modules.ts';

let outdated = false;
const listeners = new Set<() => void>();

/** Whether files of this page's releases were found to be gone, for components to watch. */
export const pageAge = {
  isOutdated: (): boolean => outdated,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** A site that answers that there is no such file; without a connection nobody knows. */
async function isGone(file: string): Promise<boolean> {
  const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' });
  return status >= 400 && status < 500;
}

/**
 * Looks whether a module could not be had because the site no longer keeps the version that this page was made with, as of a
 * tab that was left open for weeks. Its files go together, so it asks for one of each remote.
 */
export async function lookAtPageAge(modules: Pick<PageModules, 'remotes'>): Promise<void> {
  if (outdated) return;
  const files = Object.values(modules.remotes()).flatMap(({ base, module }) =>
    module === undefined ? [] : base + module,
  );
  const gone = await Promise.all(files.map((file) => isGone(file).catch(() => false)));
  if (!gone.includes(true)) return;
  outdated = true;
  for (const listener of listeners) listener();
}
