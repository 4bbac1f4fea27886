import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { workspace, type PackageName } from './places.ts';

/** Files that decide what a build makes, besides the package itself. */
const common = ['shared/src', 'shared/federation', 'shared/package.json', 'package-lock.json'];
const ignored = new Set(['node_modules', '.tsc', '.releases', '.site', 'dist']);
const unshipped = /\.test\.tsx?$|\.md$/;
const manifestSchema = z.object({ version: z.string() });

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(workspace, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(path.sep).some((part) => ignored.has(part)) && !unshipped.test(file));
}

async function inputsOf(name: PackageName): Promise<string[]> {
  const own =
    name === 'shell' ? ['shell/src', 'shell/worker', 'shell/public'] : [`${name}/src`, `${name}/public`];
  const single = ['package.json', 'vite.config.ts', 'vite.standalone.config.ts', 'index.html'].map(
    (file) => `${name}/${file}`,
  );
  const folders = await Promise.all(
    [...own, ...common].map((place) => filesBelow(path.join(workspace, place)).catch(() => [place])),
  );
  return [...new Set([...folders.flat(), ...single])].toSorted();
}

async function readInput(file: string) {
  return { file, content: await readFile(path.join(workspace, file)).catch(() => '') };
}

/**
 * Version of a package as its sources stand: its `package.json` version and a hash of everything that its build
 * reads. The same sources have the same version, so nothing is built twice and nothing published ever changes.
 */
export async function sourceVersion(name: PackageName): Promise<string> {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  const inputs = await Promise.all((await inputsOf(name)).map(readInput));
  for (const { file, content } of inputs) hash.update(file).update('\0').update(content);
  const { version } = manifestSchema.parse(
    JSON.parse(await readFile(path.join(workspace, name, 'package.json'), 'utf8')),
  );
  return `${version}-${hash.digest('hex').slice(0, 10)}`;
}
