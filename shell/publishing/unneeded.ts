import pMap from 'p-map';
import { versionOf } from '../src/federation/version-folder.ts';
import { type Contents, contentsKey, contentsOf } from './contents.ts';
import { compositionsFolder, documentsFolder } from './front/live-composition.ts';
import type { ObjectStore } from './object-store.ts';

/** Earlier compositions, each with what it needs. */
export type Kept = { composition: string; contents: Contents };

/** Those of these compositions of which a store knows what they need. */
export async function keptIn(site: ObjectStore, compositions: readonly string[]): Promise<Kept[]> {
  const found = await pMap(
    compositions,
    async (composition) => ({ composition, contents: await contentsOf(site, composition) }),
    { concurrency: 4 },
  );
  return found.flatMap(({ composition, contents }) => (contents ? [{ composition, contents }] : []));
}

/** Whether it is ours to remove: of a composition, or a file of a version. What lies there besides is somebody's own. */
export function isOfCompositions(key: string): boolean {
  return (
    [compositionsFolder, documentsFolder].some((folder) => key.startsWith(folder)) ||
    Boolean(versionOf(`/${key}`))
  );
}

/** Keys that no kept composition needs: of older ones, and of publishings that were cut off. */
export function unneeded(keys: Iterable<string>, kept: readonly Kept[]): string[] {
  const needed = new Set(
    kept.flatMap(({ composition, contents }) => [contentsKey(composition), ...Object.keys(contents)]),
  );
  return [...keys].filter((key) => isOfCompositions(key) && !needed.has(key));
}

/** How many are removed before the clock is looked at again. */
const batch = 100;

/** Removes objects until it is late; resolves with how many. The next publishing finds the others. */
export async function removeUntil(late: number, site: ObjectStore, keys: readonly string[]): Promise<number> {
  if (keys.length === 0 || Date.now() > late) return 0;
  await site.remove(keys.slice(0, batch));
  return Math.min(batch, keys.length) + (await removeUntil(late, site, keys.slice(batch)));
}
