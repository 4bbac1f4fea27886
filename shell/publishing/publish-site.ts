import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import type { NewObject, ObjectStore } from './object-store.ts';
import { leaseKey } from './publishing-lease.ts';
import { siteObjects, type SiteObject } from './site-objects.ts';

/** How many requests are on the way at once. */
const atOnce = 16;

export type Published = { put: number; same: number; removed: number };

/** A page for whoever is not led on by the store itself. */
function leadOn(to: string): string {
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${to}"><link rel="canonical" href="${to}"><a href="${to}">${to}</a>\n`;
}

async function contentOf(folder: string, { file, redirect = '/' }: SiteObject): Promise<Uint8Array> {
  return file === undefined ? Buffer.from(leadOn(redirect)) : readFile(path.join(folder, file));
}

/** The same for what is sent the same way with the same bytes. */
function markFor({ type, cacheControl, encoding, redirect }: SiteObject, body: Uint8Array): string {
  const rules = JSON.stringify([type, cacheControl, encoding, redirect]);
  return createHash('sha256').update(rules).update(body).digest('hex').slice(0, 32);
}

async function newObject(folder: string, object: SiteObject): Promise<NewObject & { mark: string }> {
  const body = await contentOf(folder, object);
  const { key, type, cacheControl, encoding, redirect } = object;
  return { key, type, cacheControl, encoding, redirect, body, mark: markFor(object, body) };
}

/**
 * Puts a composed site into a store: files of versions first, then what names them, what says that it is live, and at
 * last what no page needs any more is removed. So each page there names only files that are there, whenever this ends,
 * and running it again goes on. What is there already is not sent again. `assertHeld` is asked before everything that visitors would
 * see, and throws where somebody else may have begun meanwhile.
 */
export async function publishSite(
  folder: string,
  store: ObjectStore,
  assertHeld: () => void,
): Promise<Published> {
  const objects = await siteObjects(folder);
  const before = await store.keys();
  const counts = { put: 0, same: 0 };

  async function put(object: SiteObject): Promise<void> {
    const next = await newObject(folder, object);
    const isSame = before.has(object.key) && (await store.markOf(object.key)) === next.mark;
    counts[isSame ? 'same' : 'put'] += 1;
    if (isSame) return;
    assertHeld();
    await store.put(next);
  }

  async function putVersionFile(object: SiteObject): Promise<void> {
    counts[before.has(object.key) ? 'same' : 'put'] += 1;
    if (!before.has(object.key)) await store.put(await newObject(folder, object));
  }

  const of = (kind: SiteObject['kind']) => objects.filter((object) => object.kind === kind);
  await pMap(of('version'), putVersionFile, { concurrency: atOnce });
  await pMap(of('document'), put, { concurrency: atOnce });
  await pMap(of('record'), put, { concurrency: atOnce });
  const wanted = new Set([leaseKey, ...objects.map(({ key }) => key)]);
  const gone = [...before].filter((key) => !wanted.has(key));
  assertHeld();
  await store.remove(gone);
  return { ...counts, removed: gone.length };
}
