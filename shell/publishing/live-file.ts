import { documentsFolder, pagesIn, pagesKey } from './front/live-composition.ts';
import { liveState } from './live-pointer.ts';
import type { ObjectStore } from './object-store.ts';

/** A file of a composition that a store keeps: `releases.json`. Undefined if it has none of that name. */
export async function fileOfComposition(
  site: ObjectStore,
  composition: string,
  file: string,
): Promise<string | undefined> {
  const pages = await site.read(pagesKey(composition));
  const document =
    pages && new Map(Object.entries(pagesIn(Buffer.from(pages.body).toString()).documents)).get(file);
  const found = document && (await site.read(documentsFolder + document));
  return found ? Buffer.from(found.body).toString() : undefined;
}

/** A file of what is live in a store; one of its own where it served pages by itself until now. */
export async function liveFile(site: ObjectStore, file: string): Promise<string | undefined> {
  const { pointer } = await liveState(site);
  if (pointer) return fileOfComposition(site, pointer.live, file);
  const found = await site.read(file);
  return found && Buffer.from(found.body).toString();
}
