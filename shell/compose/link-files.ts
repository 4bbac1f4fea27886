import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Puts the files below a folder into another one, as hard links where the disk allows: releases carry the same pictures. */
export async function linkFiles(
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
    files.map((file) => {
      const from = path.join(source, file);
      const to = path.join(target, file);
      return link(from, to).catch(() => copyFile(from, to));
    }),
  );
}
