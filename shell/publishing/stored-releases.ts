import path from 'node:path';
import { releasesFolder } from '../release/places.ts';
import { releaseDocumentSchema } from '../release/release-schema.ts';
import type { ObjectStore } from './object-store.ts';

/** Key of the release document; versions are kept as `<package>/<version>/…` beside it. */
export const documentKey = 'releases.json';

/** What a version says of itself. In a store it is the last of its files: where it is, the version is whole. */
export const descriptionFile = 'release.json';

/** In this folder: which state of the store's release document the one here was made from. */
export const fetchedFile = path.join(releasesFolder, '.fetched');

/** How many files are on the way at once. */
export const atOnce = 16;

/** The store's release document, and the store's name for this state of it; undefined before the first release. */
export async function readDocument(store: ObjectStore) {
  const found = await store.read(documentKey);
  if (!found) return undefined;
  const document = releaseDocumentSchema.parse(JSON.parse(Buffer.from(found.body).toString()));
  return { document, etag: found.etag };
}
