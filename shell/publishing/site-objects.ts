import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { hostFiles } from '../compose/host-files.ts';
import { composedFile } from '../compose/composed-pages.ts';
import { addressesFile, readAddresses, redirectsFile, redirectsOf } from '../compose/site-addresses.ts';
import { cacheControl } from '../hosting/site-headers.ts';
import { typeOf } from '../hosting/site-types.ts';
import { versionOf } from '../src/federation/version-folder.ts';

/** A file of a composed site, and how a store has to send it. */
export type SiteObject = {
  key: string;
  /** The file that is sent, below the site's folder; without one, the object only leads to another address. */
  file?: string;
  type: string;
  cacheControl: string;
  encoding?: string;
  redirect?: string;
  /** `version`: never changes under its key. `document`: names files of versions. `record`: says what is live. */
  kind: 'version' | 'document' | 'record';
};

const unsent = new Set<string>([...hostFiles, redirectsFile, composedFile]);
const records = new Set(['releases.json', addressesFile]);
/** Some stores send the page for what is not there without its headers. Records are read by our own commands too. */
const neverCompressed = new Set(['404.html', ...records]);
/** Names by which stores know their first page and the one for what is not there. */
const knownToStores = new Set(['index.html', '404.html']);

/** Stores look for no endings: what is sent for `/contact-us` is called `contact-us`. */
function keyOf(file: string): string {
  return knownToStores.has(file) || versionOf(`/${file}`) ? file : file.replace(/\.html$/, '');
}

function kindOf(file: string): SiteObject['kind'] {
  if (versionOf(`/${file}`)) return 'version';
  return records.has(file) ? 'record' : 'document';
}

function objectOf(file: string, present: ReadonlySet<string>): SiteObject {
  const type = typeOf(file);
  if (type === undefined)
    throw new Error(`${file}: a site has no files of that type; see hosting/site-types.ts`);
  const compressed = present.has(`${file}.gz`) && !neverCompressed.has(file);
  return {
    key: keyOf(file),
    file: compressed ? `${file}.gz` : file,
    type,
    cacheControl: cacheControl(`/${file}`),
    ...(compressed && { encoding: 'gzip' }),
    kind: kindOf(file),
  };
}

/** Other spellings of an address, and addresses that pages had before. */
function leading(key: string, to: string): SiteObject {
  const [type, cache] = ['text/html; charset=utf-8', cacheControl(to)];
  return { key, type, cacheControl: cache, redirect: to, kind: 'document' };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}

function isSent(file: string, present: ReadonlySet<string>): boolean {
  const plain = file.replace(/\.(?:br|gz)$/, '');
  return !unsent.has(plain) && (plain === file || !present.has(plain));
}

/** From each other spelling of an address, and from each former one, to where it leads. */
async function leadingAddresses(folder: string): Promise<(readonly [from: string, to: string])[]> {
  const addresses = await readAddresses(folder);
  const pages = Object.values(addresses.pages).filter((address) => address !== '/');
  return [
    ...pages.map((to) => [`${to}.html`, to] as const),
    ...redirectsOf(addresses),
    ...[...pages.map((to) => [to, to] as const), ...redirectsOf(addresses)].map(
      ([from, to]) => [`${from}/index.html`, to] as const,
    ),
  ];
}

/** All that a store has to keep for a composed site. Rejects if a file has no type that hosts agree on. */
export async function siteObjects(folder: string): Promise<SiteObject[]> {
  const files = await filesBelow(folder);
  const present = new Set(files);
  const sent = files.filter((file) => isSent(file, present)).map((file) => objectOf(file, present));
  const leads = (await leadingAddresses(folder)).map(([from, to]) => leading(from.slice(1), to));
  return [...sent, ...leads];
}
