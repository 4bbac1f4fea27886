import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pagePieces } from '../compose/page-pieces.ts';
import { fileOf } from '../compose/write-page.ts';

/** What a server sends on a new connection before it waits for an answer: ten packets, less the answer's headers and the layers below. */
export const firstFlight = 10 * 1460 - 1000;

/** Bytes of a page, in brotli, down to the end of the block that has its heading: head, styles and that markup. */
export async function firstScreenBytes(folder: string, address: string): Promise<number> {
  const html = await readFile(path.join(folder, fileOf(address)), 'utf8');
  const [first = html] = pagePieces(html);
  return brotliCompressSync(first).length;
}
