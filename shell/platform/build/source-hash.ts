import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PackageName } from '../releases/package-name.ts';
import { workspace } from '../releases/places.ts';

/** What decides what a build makes, besides the package itself. */
const common = [
  'shared/src',
  'shared/content',
  'shared/federation',
  'shared/package.json',
  'shell/release',
  'package-lock.json',
  'tsconfig.base.json',
];
/** What is composed by is the shell's too. */
const composing = ['compose', 'configuration', 'hosting', 'vite.composer.config.ts'];
const ofShell = [
  'src',
  'worker',
  'public',
  'vite.standalone.config.ts',
  'vite.development.config.ts',
  ...composing,
];
const ofRemote = ['src', 'content', 'public', 'media/refuse-wordless.ts'];
const ofEach = ['manifest.ts', 'package.json', 'tsconfig.json', 'vite.config.ts', 'index.html'];
const unshipped = /\.test\.tsx?$|README\.md$/;

async function filesOf(place: string): Promise<string[]> {
  const whole = path.join(workspace, place);
  const entries = await readdir(whole, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [place];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(workspace, path.join(entry.parentPath, entry.name)));
}

/** The files that a build of a package may read, whether they are there or not, from the root of the repository. */
export async function inputsOf(name: PackageName): Promise<string[]> {
  const own = [...(name === 'shell' ? ofShell : ofRemote), ...ofEach].map((place) => `${name}/${place}`);
  const files = await Promise.all([...own, ...common].map(filesOf));
  return [...new Set(files.flat())].filter((file) => !unshipped.test(file)).toSorted();
}

async function readInput(file: string) {
  return { file, content: await readFile(path.join(workspace, file)).catch(() => '') };
}

/**
 * Hash of everything that a build of a package may read. It only saves building: where it changes, the package is built
 * again, and if that gives the same bytes it is the same version.
 */
export async function sourceHash(name: PackageName): Promise<string> {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  const inputs = await Promise.all((await inputsOf(name)).map(readInput));
  for (const { file, content } of inputs) hash.update(file).update('\0').update(content).update('\0');
  return hash.digest('hex').slice(0, 20);
}
