import { link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** The same files once more without a copy of their bytes: neither composition ever changes them. */
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
