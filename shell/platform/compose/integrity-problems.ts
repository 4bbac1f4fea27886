import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import pMap from 'p-map';
import { integrityOf } from '../releases/integrity.ts';
import type { Release } from '../releases/release-schema.ts';
import { isStandaloneFile } from '../releases/standalone-scripts.ts';
import { isCompressible } from './site-files.ts';

/** Tests whether files in a folder exist, and remembers the answers. */
export function existsIn(folder: string): (file: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  return (file) => {
    const found = known.get(file) ?? stat(path.join(folder, file)).then(Boolean, () => false);
    known.set(file, found);
    return found;
  };
}

const client = 'client/';
const unpacked = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** Files that compose reads and browsers never request. */
export function isBuildOnly(file: string): boolean {
  return file === 'index.html' || isStandaloneFile(file);
}

/** Extensions of the compressed forms of a file that are missing or have other content. */
async function compressionProblems(file: string, plain: Buffer): Promise<string[]> {
  const forms = Object.entries(unpacked).map(async ([ending, unpack]) => {
    const packed = await readFile(file + ending).catch(() => undefined);
    const content = packed && (await unpack(packed).catch(() => undefined));
    return content?.equals(plain) ? [] : [ending];
  });
  return (await Promise.all(forms)).flat();
}

const fewAtOnce = { concurrency: 6 };

/** What differs between a published version and its release, one line per problem. Checks the compressed forms too. */
export async function integrityProblems(folder: string, release: Release): Promise<string[]> {
  const title = `${release.package} ${release.version}`;
  const published = Object.entries(release.files).flatMap(([file, integrity]) => {
    const below = file.slice(client.length);
    return file.startsWith(client) && !isBuildOnly(below) ? [[below, integrity] as const] : [];
  });
  const checked = async ([below, integrity]: readonly [string, string]): Promise<string[]> => {
    const file = path.join(folder, release.package, release.version, below);
    const content = await readFile(file).catch(() => undefined);
    if (content === undefined) return [`${title}: ${below} is missing`];
    if (integrityOf(content) !== integrity) return [`${title}: ${below} is not what was released`];
    const forms = isCompressible(below) ? await compressionProblems(file, content) : [];
    return forms.map((ending) => `${title}: ${below}${ending} is not what was released`);
  };
  return (await pMap(published, checked, fewAtOnce)).flat();
}
