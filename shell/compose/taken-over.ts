import { createHash } from 'node:crypto';
import { link, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileOf } from './write-page.ts';

const endings = ['', '.br', '.gz'];

/** One hash of a file and its compressed forms. */
export function sumOf(forms: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const form of forms) hash.update(`${form.length}:`).update(form);
  return hash.digest('base64');
}

export type Taking = { from: string; to: string; address: string; sum: string };

/**
 * Takes a page of one composition over into another one, with its compressed forms: links to the same bytes, as neither ever
 * changes them. False, and nothing done, unless they are what was written.
 */
export async function takeOver({ from, to, address, sum }: Taking): Promise<boolean> {
  const names = endings.map((ending) => fileOf(address) + ending);
  const forms = await Promise.all(names.map((name) => readFile(path.join(from, name)))).catch(
    () => undefined,
  );
  if (!forms || sumOf(forms) !== sum) return false;
  await mkdir(path.dirname(path.join(to, fileOf(address))), { recursive: true });
  await Promise.all(names.map((name) => link(path.join(from, name), path.join(to, name))));
  return true;
}
