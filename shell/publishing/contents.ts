import * as z from 'zod/mini';
import { compositionsFolder } from './front/live-composition.ts';
import type { Content, ObjectStore } from './object-store.ts';

/** What a composition needs, by its keys in a store: it is whole where all of this is there. */
export type Contents = Readonly<Record<string, Content>>;

const contentsSchema = z.record(z.string(), z.object({ size: z.number(), md5: z.string() }));

/** Key of the list of a composition's contents. */
export function contentsKey(composition: string): string {
  return `${compositionsFolder}${composition}/contents.json`;
}

function contentsIn(text: string): Contents | undefined {
  try {
    return contentsSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The contents of a composition that a store keeps; undefined where it keeps no such list, or a damaged one. */
export async function contentsOf(site: ObjectStore, composition: string): Promise<Contents | undefined> {
  const found = await site.read(contentsKey(composition));
  return found && contentsIn(Buffer.from(found.body).toString());
}

/** Whether an object stands in a listing as it has to. */
export function isThere(listing: ReadonlyMap<string, Content>, key: string, { size, md5 }: Content): boolean {
  const found = listing.get(key);
  return found?.size === size && found.md5 === md5;
}

/** Throws a sentence unless a store has all of these as they have to be. */
export async function assertWhole(site: ObjectStore, contents: Contents): Promise<void> {
  const listing = await site.list();
  const wrong = Object.entries(contents).filter(([key, content]) => !isThere(listing, key, content));
  const [first] = wrong.map(([key]) => key);
  if (first === undefined) return;
  const what = listing.has(first) ? 'is not what it has to be' : 'is missing';
  const others = wrong.length > 1 ? `, and ${wrong.length - 1} more are wrong` : '';
  throw new Error(
    `${site.name}${first} ${what}${others}; what was live stays. Publish again. If that changes nothing, the store may ` +
      `encrypt with keys of its own (SSE-KMS), so that its ETags are no checksums: it has to do without.`,
  );
}
