import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies the files below a folder into another one: copies, so that nothing that is done to the one is done to the
 * other. Disks that can, share the bytes until then.
 */
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
