import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Subresource integrity: `sha256-` and base64. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * Integrity of every file below a folder, by relative path with `/`, in alphabetical order. Rejects on anything
 * but files and folders, because a symbolic link would lead out of what is checked.
 */
export async function folderIntegrity(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const strange = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (strange)
    throw new Error(`${path.join(strange.parentPath, strange.name)} is neither a file nor a folder`);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  const pairs = files.map(async (file) => {
    const name = path.relative(folder, file).split(path.sep).join('/');
    return [name, integrityOf(await readFile(file))] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}
