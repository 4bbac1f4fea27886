import { assertWhole, contentsOf } from './contents.ts';
import { fileOfComposition } from './live-file.ts';
import { earlierThan, movePointer, pointerTo, stateInTurn } from './live-pointer.ts';
import type { ObjectStore } from './object-store.ts';
import { documentName } from '../compose/compose-order.ts';
import { type ReleaseDocument, releaseDocumentSchema } from '../release/release-schema.ts';

type GoingBack = {
  site: ObjectStore;
  /** Name of the composition; the one before the live one where none is named. */
  wanted: string | undefined;
  /** What has to be in place before; is told the release document of that composition. */
  before: (document: ReleaseDocument) => Promise<void>;
};

/** An earlier composition, with all that it needs and its release document; undefined if the store does not keep it. */
async function keptComposition(site: ObjectStore, name: string) {
  const contents = await contentsOf(site, name);
  const text = await fileOfComposition(site, name, documentName);
  return contents && text && { contents, document: releaseDocumentSchema.parse(JSON.parse(text)) };
}

/**
 * Makes an earlier composition live that a store still keeps, by the same one step as publishing, from any machine: nothing has to
 * lie there. Rejects with a sentence if not all of it is there as it has to be. Resolves with its name.
 */
export async function goBackInStore({ site, wanted, before }: GoingBack): Promise<string> {
  const from = await stateInTurn(site);
  const earlier = from.pointer?.earlier ?? [];
  const target = wanted === undefined ? earlier[0] : earlier.find((name) => name === wanted);
  const kept = target && (await keptComposition(site, target));
  if (!kept) {
    const others = earlier.length > 0 ? earlier.join(', ') : 'none';
    throw new Error(`${site.name} keeps no ${wanted ?? 'earlier'} composition to go back to, but ${others}`);
  }
  await assertWhole(site, kept.contents);
  await before(kept.document);
  await movePointer(site, from, pointerTo(target, earlierThan(target, from)));
  return target;
}
