import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Replaces a text that stands in a file once; throws if it does not, so that no change quietly changes nothing. */
export async function replaceIn(file: string, before: string, after: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (text.split(before).length !== 2) throw new Error(`“${before}” does not stand once in ${file}`);
  await writeFile(
    file,
    text.replace(before, () => after),
  );
}

/** Writes a new file, with its folder. */
export async function writeNew(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text, { flag: 'wx' });
}
