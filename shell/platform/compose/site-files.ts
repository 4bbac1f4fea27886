import { readdir, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';

const compressible = /\.(?:js|html|json|svg|vtt|txt|xml|ttf)$/;

/** Whether a file of the site has compressed forms beside it. */
export function isCompressible(file: string): boolean {
  return compressible.test(file);
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const usualQuality = { once: 11, often: 10 } as const;

/**
 * Brotli's best for files that are compressed once, half of its time for 2 % more bytes where it is done often. `BROTLI_QUALITY` (0 to
 * 11) sets another for both: tests do not need small files, and compressing them is half of what a release costs.
 */
export function brotliQuality(
  how: keyof typeof usualQuality,
  environment: NodeJS.ProcessEnv = process.env,
): number {
  const { BROTLI_QUALITY: set = '' } = environment;
  return /^(?:\d|1[01])$/.test(set) ? Number(set) : usualQuality[how];
}

/** Writes the brotli and gzip forms of a file beside it; resolves with them. */
async function writeCompressed(file: string, content: Uint8Array, quality: number): Promise<Buffer[]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [asBrotli, asGzip] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })]);
  await Promise.all([replaceFile(`${file}.br`, asBrotli), replaceFile(`${file}.gz`, asGzip)]);
  return [asBrotli, asGzip];
}

/** Each file that waits for its turn at a processor holds a quarter of a megabyte already. */
const fewAtOnce = { concurrency: 6 };

async function compressOnce(file: string): Promise<void> {
  await writeCompressed(file, await readFile(file), brotliQuality('once'));
}

/** Compresses every text file below a folder, once, so that no server has to. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await pMap(files, compressOnce, fewAtOnce);
}

/** Writes a file. One that is there is replaced, not written into: it may be another composition's too. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content, { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    await rm(file);
    await writeFile(file, content);
  }
}

/** Writes a text file of the site and its compressed forms; resolves with the bytes of all three. */
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

/** Writes one page of a composition; resolves with the bytes of its three forms. */
export function writePage(folder: string, address: string, html: string): Promise<Buffer[]> {
  return writeText(path.join(folder, pageFile(address)), html);
}
