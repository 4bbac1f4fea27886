import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliQuality, writeCompressed } from './precompress.ts';

/** Replaces a text file of the site and its compressed forms, each in a single step. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, text);
  await writeCompressed(draft, Buffer.from(text), brotliQuality.often);
  await Promise.all(['.br', '.gz', ''].map((form) => rename(draft + form, file + form)));
}
