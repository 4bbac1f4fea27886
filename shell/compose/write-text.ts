import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliQuality, writeCompressed } from './precompress.ts';

/**
 * Writes a text file of the site and its compressed forms; resolves with the bytes of all three. A file that is there is replaced,
 * not written into: it may be another composition's too.
 */
export async function writeText(file: string, text: string): Promise<Buffer[]> {
  const content = Buffer.from(text);
  await mkdir(path.dirname(file), { recursive: true });
  await Promise.all([file, `${file}.br`, `${file}.gz`].map((form) => rm(form, { force: true })));
  await writeFile(file, content);
  return [content, ...(await writeCompressed(file, content, brotliQuality.often))];
}
