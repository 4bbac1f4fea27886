import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, link } from 'node:fs/promises';
import path from 'node:path';

/** Copies the wanted files below a folder. File systems that can do so share the bytes until one copy changes. */
export async function copyFiles(
  source: string,
  target: string,
  wanted: (file: string) => boolean,
): Promise<void> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)))
    .filter(wanted);
  const folders = new Set(files.map((file) => path.dirname(path.join(target, file))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all(
    files.map((file) =>
      copyFile(path.join(source, file), path.join(target, file), constants.COPYFILE_FICLONE),
    ),
  );
}

/** Hard-links all files below a folder. Only for compositions, whose files never change. */
export async function linkFiles(source: string, target: string): Promise<void> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const at = (entry: (typeof entries)[number]) =>
    path.relative(source, path.join(entry.parentPath, entry.name));
  await mkdir(target, { recursive: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(at);
  await Promise.all(folders.map((folder) => mkdir(path.join(target, folder), { recursive: true })));
  const files = entries.filter((entry) => entry.isFile()).map(at);
  await Promise.all(files.map((file) => link(path.join(source, file), path.join(target, file))));
}

/** Hard-links one file of the site and its compressed forms. Resolves with false if one of them is missing. */
export async function linkForms(source: string, target: string): Promise<boolean> {
  const linked = await Promise.allSettled(
    ['', '.br', '.gz'].map((ending) => link(source + ending, target + ending)),
  );
  return linked.every(({ status }) => status === 'fulfilled');
}
