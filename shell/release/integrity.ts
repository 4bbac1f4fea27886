import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Subresource integrity of a text or file content: `sha256-` and base64. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Integrity of every JavaScript module below a folder, keyed by its path there with `/` between folders. */
export async function moduleIntegrity(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const modules = entries
    .filter((entry) => entry.isFile() && /\.m?js$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  const pairs = modules.map(async (file) => {
    const name = path.relative(folder, file).split(path.sep).join('/');
    return [name, integrityOf(await readFile(file))] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}
