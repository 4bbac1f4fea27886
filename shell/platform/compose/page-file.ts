import path from 'node:path';
import { writeText } from './compressed-files.ts';

/** `/contact-us` is stored as `contact-us.html`, `/` as `index.html`. */
export function pageFile(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** Writes one page. Resolves with the bytes of its three forms. */
export function writePage(folder: string, address: string, html: string): Promise<Buffer[]> {
  return writeText(path.join(folder, pageFile(address)), html);
}
