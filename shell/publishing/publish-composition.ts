import { realpath } from 'node:fs/promises';
import pMap from 'p-map';
import { inWords } from '../release/in-words.ts';
import { assertWhole, isThere } from './contents.ts';
import { assertKnown, type FormerPages, formerPages } from './former-pages.ts';
import {
  earlierThan,
  endOfCleaning,
  keepsConditions,
  type LiveState,
  movePointer,
  pointerTo,
  stateInTurn,
  withCleaning,
} from './live-pointer.ts';
import type { Content, ObjectStore } from './object-store.ts';
import { storeComposition, type StoreComposition } from './store-composition.ts';
import { keptIn, removeUntil, unneeded } from './unneeded.ts';

type Publishing = {
  /** A composition. */
  folder: string;
  site: ObjectStore;
  former: FormerPages;
  /** What has to be in place before the site is. */
  before: () => Promise<void>;
};

export type Published = {
  /** Name of the composition in the store. */
  composition: string;
  put: number;
  same: number;
  removed: number;
  /** Why what is no longer needed still lies there, if it does. */
  left: string | undefined;
  /** How many objects lie there that are of former pages. */
  formerPages: number;
  /** False where the store keeps no conditions, so that nobody can be held off. */
  guarded: boolean;
};

/** How many requests are on the way at once. */
const atOnce = 16;

/** The composition that is live here now. Whatever goes live here meanwhile, one composition is sent. */
export async function compositionAt(siteFolder: string): Promise<string> {
  return realpath(siteFolder).catch(() => {
    throw new Error(`there is no site in ${siteFolder}. Run "npm run compose" first.`);
  });
}

/** Sends what is not there as it has to be; resolves with how much that was. */
async function send(
  site: ObjectStore,
  { objects }: StoreComposition,
  there: ReadonlyMap<string, Content>,
): Promise<number> {
  const missing = new Map(
    objects.filter(({ key, content }) => !isThere(there, key, content)).map((object) => [object.key, object]),
  );
  await pMap(
    missing.values(),
    async ({ body, content: _content, ...object }) => site.put({ ...object, body: await body() }),
    { concurrency: atOnce },
  );
  return missing.size;
}

async function cleanUp(site: ObjectStore, state: LiveState, gone: readonly string[]) {
  const { pointer } = state;
  if (!pointer?.cleaningUntil) return { removed: 0, left: undefined };
  const { cleaningUntil: _done, ...clean } = pointer;
  try {
    const removed = await removeUntil(endOfCleaning(), site, gone);
    await movePointer(site, state, clean);
    return {
      removed,
      left: removed < gone.length ? `${gone.length - removed} objects, for want of time` : undefined,
    };
  } catch (error) {
    return { removed: 0, left: inWords(error) };
  }
}

/**
 * Publishes a composition whole or not at all: puts all of it beside what is live, looks whether it is all there as it has to be, and
 * makes it live by replacing one small object, if nobody else has done so meanwhile. Then removes what nothing needs any more, also what
 * was left by publishings that were cut off. Rejects with a sentence, and with what was live before.
 */
export async function publishComposition(wanted: Publishing): Promise<Published> {
  const { folder, site, former, before } = wanted;
  const composition = await storeComposition(folder);
  const { name, contents } = composition;
  const from = await stateInTurn(site);
  const there = await site.list();
  assertKnown(site, new Set(there.keys()), former);
  const put = await send(site, composition, there);
  await assertWhole(site, contents);
  await before();
  const kept = await keptIn(site, earlierThan(name, from));
  const pages = formerPages(there.keys());
  const gone = unneeded(there.keys(), [{ composition: name, contents }, ...kept]).concat(
    former === 'remove' ? pages : [],
  );
  const pointer = pointerTo(
    name,
    kept.map((each) => each.composition),
  );
  const state = await movePointer(site, from, gone.length > 0 ? withCleaning(pointer) : pointer);
  // It is live; what cannot be asked now is no reason to say otherwise.
  const guarded = await keepsConditions(site, state).catch(() => true);
  const cleaned = await cleanUp(site, state, gone);
  return {
    composition: name,
    put,
    same: Object.keys(contents).length - put,
    guarded,
    formerPages: former === 'remove' ? 0 : pages.length,
    ...cleaned,
  };
}
