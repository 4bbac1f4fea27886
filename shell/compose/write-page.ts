import path from 'node:path';
import { replaceFile } from './replace-file.ts';

/** `/contact-us` is stored as `contact-us.html`, `/` as `index.html`. */
export function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** Puts one page in place of its predecessor. */
export async function writePage(folder: string, address: string, html: string): Promise<void> {
  await replaceFile(path.join(folder, fileOf(address)), html);
}
