import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { readAddresses, redirectsOf } from '../compose/site-addresses.ts';
import { cacheControl } from '../hosting/site-headers.ts';
import { stripStyles } from '../preview/mark-preview.ts';
import { versionOf } from '../src/federation/version-folder.ts';
import { documentsFolder, pagesKey, type CompositionPages } from './front/live-composition.ts';
import { type Contents, contentsKey } from './contents.ts';
import { namedFiles } from './named-files.ts';
import type { Content, NewObject } from './object-store.ts';
import { siteFiles, type SiteFile } from './site-files.ts';

/** An object of a composition, which is read when it is sent. */
type Sendable = Omit<NewObject, 'body'> & { content: Content; body: () => Promise<Uint8Array> };

/** A composition, as a store keeps it. It is named after all that it consists of. */
export type StoreComposition = { name: string; contents: Contents; objects: readonly Sendable[] };

/** Files that are read at a time. */
const atOnce = { concurrency: 16 };

function contentOf(body: Uint8Array): Content {
  return { size: body.length, md5: createHash('md5').update(body).digest('hex') };
}

function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

type Read = SiteFile & { object: Sendable; named: readonly string[] };

const naming = /^(?:modules\/.*\.json|(?!(?:shell|mf-[a-z\d-]+)\/[^/]+\/).*\.(?:html|js|json|webmanifest))$/;

async function read(folder: string, { file, type }: SiteFile): Promise<Read> {
  const place = path.join(folder, file);
  const bytes = await readFile(place);
  const isVersion = versionOf(`/${file}`) !== undefined;
  const key = isVersion ? file : documentsFolder + hashOf(type, '\n', bytes).slice(0, 32);
  const object = {
    key,
    type,
    cacheControl: cacheControl(`/${file}`),
    content: contentOf(bytes),
    body: () => readFile(place),
  };
  return { file, type, object, named: naming.test(file) ? namedFiles(bytes.toString()) : [] };
}

function listObject(key: string, list: object): Sendable {
  const bytes = Buffer.from(JSON.stringify(list));
  const type = 'application/json';
  return { key, type, cacheControl: 'no-store', content: contentOf(bytes), body: async () => bytes };
}

function listed(objects: readonly Sendable[]): Contents {
  return Object.fromEntries(objects.map(({ key, content }) => [key, content]));
}

/** Throws if a document names a file that the composition lacks. */
function assertNamesAreThere(files: readonly Read[]): void {
  const present = new Set(files.map(({ file }) => file));
  const missing = files.flatMap(({ file, named }) =>
    named.filter((name) => !present.has(name)).map((name) => `${file} names /${name}, which is not there`),
  );
  if (missing.length > 0) {
    const shown = missing.slice(0, 3).join('; ');
    throw new Error(`the site is not whole, and is not published: ${shown}. Run "npm run compose" first.`);
  }
}

/** Reads a composition's folder. Rejects if a page, list or script in it names a file that it lacks. */
export async function storeComposition(folder: string): Promise<StoreComposition> {
  const files = await pMap(await siteFiles(folder), (file) => read(folder, file), atOnce);
  assertNamesAreThere(files);
  const documents = files.filter(({ object }) => object.key.startsWith(documentsFolder));
  const pages: CompositionPages = {
    documents: Object.fromEntries(
      documents.map(({ file, object }) => [file, object.key.slice(documentsFolder.length)]),
    ),
    redirects: Object.fromEntries(redirectsOf(await readAddresses(folder))),
    isUnlisted: files.some(({ file }) => file === stripStyles.file),
  };
  const shared = files.map(({ object }) => object);
  const name = hashOf(JSON.stringify([pages, listed(shared)])).slice(0, 20);
  const needed = [...shared, listObject(pagesKey(name), pages)];
  const objects = [...needed, listObject(contentsKey(name), listed(needed))];
  return { name, contents: listed(objects), objects };
}
