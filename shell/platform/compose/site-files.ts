import { constants as fileConstants } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { hasCode } from '../common/error-message.ts';

const compressible = /\.(?:js|html|json|svg|vtt|txt|xml|ttf)$/;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const usualQuality = { once: 11, often: 10 } as const;

/**
 * The best quality for files that are compressed once; half the time and 2 % more bytes for files that are compressed
 * often. `BROTLI_QUALITY` (0 to 11) overrides both: for tests, because compressing takes half of a release.
 */
export function brotliQuality(
  how: keyof typeof usualQuality,
  environment: NodeJS.ProcessEnv = process.env,
): number {
  const { BROTLI_QUALITY: set = '' } = environment;
  return /^(?:\d|1[01])$/.test(set) ? Number(set) : usualQuality[how];
}

/** Writes the brotli and gzip forms of a file beside it, and resolves with them. */
async function writeCompressed(file: string, content: Uint8Array, quality: number): Promise<Buffer[]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [asBrotli, asGzip] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })]);
  await Promise.all([replaceFile(`${file}.br`, asBrotli), replaceFile(`${file}.gz`, asGzip)]);
  return [asBrotli, asGzip];
}

/** Each file in progress takes a quarter of a megabyte. */
const parallel = { concurrency: 6 };

async function compressOnce(file: string): Promise<void> {
  await writeCompressed(file, await readFile(file), brotliQuality('once'));
}

/** Compresses every text file below a folder, so that no server has to. */
export async function precompress(folder: string): Promise<void> {
  const files = (await filesBelow(folder)).filter((file) => compressible.test(file));
  await pMap(files, (file) => compressOnce(path.join(folder, file)), parallel);
}

/** Writes a file. An existing file is replaced, not overwritten, because it may be hard-linked from another composition. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content, { flag: 'wx' });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    await rm(file);
    await writeFile(file, content);
  }
}

/** Writes a text file of the site and its compressed forms. Resolves with the bytes of all three. */
export async function writeText(file: string, text: string): Promise<Buffer[]> {
  const content = Buffer.from(text);
  await mkdir(path.dirname(file), { recursive: true });
  await replaceFile(file, content);
  return [content, ...(await writeCompressed(file, content, brotliQuality('often')))];
}

/** `/contact-us` is stored as `contact-us.html`, `/` as `index.html`. */
export function pageFile(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** Writes one page. Resolves with the bytes of its three forms. */
export function writePage(folder: string, address: string, html: string): Promise<Buffer[]> {
  return writeText(path.join(folder, pageFile(address)), html);
}

/** The files below a folder, by relative path. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

type Placing = { source: string; target: string; place: (from: string, to: string) => Promise<void> };

/** File systems that can do so share the bytes until one copy changes. */
function copySharing(from: string, to: string): Promise<void> {
  return copyFile(from, to, fileConstants.COPYFILE_FICLONE);
}

async function placeFiles(files: readonly string[], { source, target, place }: Placing): Promise<void> {
  const folders = new Set(files.map((file) => path.dirname(path.join(target, file))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all(files.map((file) => place(path.join(source, file), path.join(target, file))));
}

/** Copies the wanted files below a folder. */
export async function copyFiles(
  source: string,
  target: string,
  requested: (file: string) => boolean = () => true,
): Promise<void> {
  await placeFiles((await filesBelow(source)).filter(requested), { source, target, place: copySharing });
}

/** Hard-links all files below a folder. Only for compositions, whose files never change. */
export async function linkFiles(source: string, target: string): Promise<void> {
  await placeFiles(await filesBelow(source), { source, target, place: link });
}

/** Tests whether files in a folder exist, and remembers the answers. */
export function existsIn(folder: string): (file: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  return (file) => {
    const found = known.get(file) ?? stat(path.join(folder, file)).then(Boolean, () => false);
    known.set(file, found);
    return found;
  };
}
