import type { Release } from './release-schema.ts';
import { isStandaloneFile } from './standalone-scripts.ts';

const client = 'client/';

/** Integrity of every module that a page may load, by its path below the version's folder in the site. */
export function moduleIntegrity({ files }: Pick<Release, 'files'>): Record<string, string> {
  const modules = Object.entries(files).flatMap(([file, integrity]) => {
    const published = file.slice(client.length);
    const isModule = file.startsWith(client) && file.endsWith('.js') && !isStandaloneFile(published);
    return isModule ? [[published, integrity] as const] : [];
  });
  return Object.fromEntries(modules);
}
