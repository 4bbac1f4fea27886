import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliQuality, writeCompressed } from './precompress.ts';

/** `/contact-us` is stored as `contact-us.html`, `/` as `index.html`. */
function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** Replaces one page and its compressed forms, each in a single step. */
export async function writePage(folder: string, address: string, html: string): Promise<void> {
  const file = path.join(folder, fileOf(address));
  const draft = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, html);
  await writeCompressed(draft, Buffer.from(html), brotliQuality.often);
  await Promise.all(['.br', '.gz', ''].map((form) => rename(draft + form, file + form)));
}
