import { createHash } from 'node:crypto';
import { readdir, readFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { workspace, releasesFolder } from '../checkout/folders.ts';
import type { PackageName } from '../releases/release-schema.ts';

/** What a build depends on, besides the package itself. */
const common = [
  'shared',
  'shell/platform/build',
  'shell/platform/checkout',
  'shell/platform/releases',
  'shell/platform/common',
  'package-lock.json',
  'tsconfig.base.json',
];

/** What tools leave in a package, except Vite's variable files (`.env.production`). */
const generated = /^(?:node_modules|dist|\.(?!env).*)$/;
const unshipped = /\.test\.tsx?$|README\.md$|\/(?:stored-samples|test)\//;

async function filesOf(place: string): Promise<string[]> {
  const entries = await readdir(path.join(workspace, place), { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [place];
  const below = entries
    .filter(({ name }) => !generated.test(name))
    .map(async (entry) => {
      const inner = path.join(place, entry.name);
      return entry.isDirectory() ? filesOf(inner) : [inner];
    });
  return (await Promise.all(below)).flat();
}

/** Every file that a build of a package may read. */
export async function inputsOf(name: PackageName): Promise<string[]> {
  const files = await Promise.all([name, ...common].map(filesOf));
  return [...new Set(files.flat())].filter((file) => !unshipped.test(file)).toSorted();
}

/** Variables that Vite inserts into builds. */
function variables(environment: NodeJS.ProcessEnv): string[] {
  return Object.entries(environment)
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();
}

/**
 * Hash of everything that a build of a package may read. It only serves to skip builds: a rebuild with the same
 * bytes is still the same version.
 */
export async function sourceHash(name: PackageName, environment = process.env): Promise<string> {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const variable of variables(environment)) hash.update(variable).update('\0');
  const inputs = await Promise.all(
    (await inputsOf(name)).map(async (file) => ({
      file,
      content: await readFile(path.join(workspace, file)).catch(() => ''),
    })),
  );
  for (const { file, content } of inputs) hash.update(file).update('\0').update(content).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/** One file per package and hash of its sources that was built on this machine. It contains the resulting version. */
const folder = path.join(releasesFolder, '.built');

function fileOf(name: PackageName, sources: string): string {
  return path.join(folder, `${name}-${sources}`);
}

/** The version that these sources were last built into on this machine, if they were. */
export async function cachedVersion(name: PackageName, sources: string): Promise<string | undefined> {
  return readFile(fileOf(name, sources), 'utf8').catch(() => undefined);
}

export async function cacheVersion(name: PackageName, sources: string, version: string): Promise<void> {
  const file = fileOf(name, sources);
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.${process.pid}`, version);
  await rename(`${file}.${process.pid}`, file);
}
