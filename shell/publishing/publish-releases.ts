import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { documentAgain } from '../live/written-again.ts';
import { releasesFolder } from '../release/places.ts';
import type { ReleaseDocument } from '../release/release-schema.ts';
import { readRelease, type Version, versionFolder, versionsIn } from '../release/release-store.ts';
import type { Condition, NewObject, ObjectStore } from './object-store.ts';
import { logKey } from './stored-log.ts';
import { atOnce, descriptionFile, documentKey, fetchedFile, readDocument } from './stored-releases.ts';

function privately(key: string, body: Uint8Array): NewObject {
  return { key, body, type: 'application/octet-stream', cacheControl: 'no-store' };
}

async function putVersion(store: ObjectStore, wanted: Version): Promise<void> {
  const { name, version } = wanted;
  const { files } = await readRelease(releasesFolder, wanted);
  const put = async (file: string) => {
    const body = await readFile(path.join(versionFolder(releasesFolder, wanted), file));
    await store.put(privately(`${name}/${version}/${file}`, body));
  };
  await pMap(Object.keys(files), put, { concurrency: atOnce });
  await put(descriptionFile);
}

async function putMissing(store: ObjectStore, document: ReleaseDocument): Promise<void> {
  const there = await store.list();
  const missing = versionsIn(document).filter(
    ({ name, version }) => !there.has(`${name}/${version}/${descriptionFile}`),
  );
  await pMap(missing, (version) => putVersion(store, version), { concurrency: 1 });
}

async function removeForgotten(store: ObjectStore, document: ReleaseDocument): Promise<void> {
  const kept = new Set(versionsIn(document).map(({ name, version }) => `${name}/${version}`));
  const gone = [...(await store.list()).keys()].filter(
    (key) => ![documentKey, logKey].includes(key) && !kept.has(key.split('/').slice(0, 2).join('/')),
  );
  await store.remove(gone);
}

/** The state of the store's document that this folder's was made from. */
async function fetchedState(): Promise<Condition> {
  const etag = await readFile(fetchedFile, 'utf8').catch(() => undefined);
  return etag === undefined ? 'nothing' : { etag };
}

/** Puts a document in the place of the one that was looked at. Rejects if another one stands there by now. */
async function putDocument(store: ObjectStore, state: Condition, document: ReleaseDocument): Promise<void> {
  const body = Buffer.from(`${JSON.stringify(document, null, 2)}\n`);
  const put = await store.putIf(state, privately(documentKey, body));
  if (put.outcome === 'put') return;
  throw new Error(
    `${store.name}: somebody else has released since. Run "npm run fetch:releases", then release and publish again.`,
  );
}

/**
 * Puts the releases of a document into the store: versions first, then the document, and at last the versions that it no
 * longer names are removed. Rejects if the store's document is not the one that was fetched: somebody else has released
 * since, and would be undone.
 */
export async function publishReleases(store: ObjectStore, document: ReleaseDocument): Promise<void> {
  await putMissing(store, document);
  const there = await readDocument(store);
  if (JSON.stringify(there?.document) !== JSON.stringify(document)) {
    await putDocument(store, await fetchedState(), document);
  }
  const now = await readDocument(store);
  if (JSON.stringify(now?.document) !== JSON.stringify(document)) {
    throw new Error(`${store.name}: another release document stands there than was put. Publish again.`);
  }
  await writeFile(fetchedFile, now?.etag ?? '');
  await removeForgotten(store, document);
}

/**
 * Makes the versions and the configuration of an earlier document live in the store's, so that the next release stands on them; what
 * was live since is kept. Rejects if a version of it is no longer kept.
 */
export async function putDocumentBack(store: ObjectStore, earlier: ReleaseDocument): Promise<void> {
  const there = await readDocument(store);
  if (!there) return;
  const kept = new Set(versionsIn(there.document).map(({ name, version }) => `${name} ${version}`));
  const named = Object.entries(earlier.packages).map(([name, { live }]) => `${name} ${live}`);
  const gone = named.find((version) => !kept.has(version));
  if (gone) throw new Error(`${store.name}: ${gone} is no longer kept, so there is no way back to it`);
  await putDocument(store, { etag: there.etag }, documentAgain(earlier, there.document, new Date()));
}
