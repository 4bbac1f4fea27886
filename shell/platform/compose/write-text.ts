import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { brotliQuality, writeCompressed } from './precompress.ts';
import { writeAnew } from './write-anew.ts';

/** Writes a text file of the site and its compressed forms; resolves with the bytes of all three. */
export async function writeText(file: string, text: string): Promise<Buffer[]> {
  const content = Buffer.from(text);
  await mkdir(path.dirname(file), { recursive: true });
  await writeAnew(file, content);
  return [content, ...(await writeCompressed(file, content, brotliQuality('often')))];
}
