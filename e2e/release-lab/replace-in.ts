import { readFile, writeFile } from 'node:fs/promises';

/** Replaces a text that occurs exactly once in a file. Throws otherwise, so that no change is silently lost. */
export async function replaceIn(file: string, before: string, after: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (text.split(before).length !== 2) throw new Error(`“${before}” does not stand once in ${file}`);
  await writeFile(
    file,
    text.replace(before, () => after),
  );
}
