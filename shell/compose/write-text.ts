import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliQuality, writeCompressed } from './precompress.ts';

/** Writes a text file of the site and its compressed forms. */
export async function writeText(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  await writeCompressed(file, Buffer.from(text), brotliQuality.often);
}
