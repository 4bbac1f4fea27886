import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { hasCode } from '../common/error-message.ts';
import { filesBelow } from '../common/file-trees.ts';

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

/**
 * Writes a file. An existing file is replaced, not overwritten, because it may be hard-linked from another
 * composition.
 */
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
