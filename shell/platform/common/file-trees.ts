import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** The files below a folder, by relative path. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

type Placing = { source: string; target: string; place: (from: string, to: string) => Promise<void> };

/** File systems that can do so share the bytes until one copy changes. */
function copySharing(from: string, to: string): Promise<void> {
  return copyFile(from, to, constants.COPYFILE_FICLONE);
}

async function placeFiles(files: readonly string[], { source, target, place }: Placing): Promise<void> {
  const folders = new Set(files.map((file) => path.dirname(path.join(target, file))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all(files.map((file) => place(path.join(source, file), path.join(target, file))));
}

/** Copies the wanted files below a folder. */
export async function copyFiles(
  source: string,
  target: string,
  requested: (file: string) => boolean = () => true,
): Promise<void> {
  await placeFiles((await filesBelow(source)).filter(requested), { source, target, place: copySharing });
}

/** Hard-links all files below a folder. Only for compositions, whose files never change. */
export async function linkFiles(source: string, target: string): Promise<void> {
  await placeFiles(await filesBelow(source), { source, target, place: link });
}

/** Tests whether files in a folder exist, and remembers the answers. */
export function existsIn(folder: string): (file: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  return (file) => {
    const found = known.get(file) ?? stat(path.join(folder, file)).then(Boolean, () => false);
    known.set(file, found);
    return found;
  };
}
