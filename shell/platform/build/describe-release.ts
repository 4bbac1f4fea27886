import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { contractVersion } from '@venue/shared/contract/contract-version.ts';
import type { RemoteManifest } from '@venue/shared/contract/manifest.ts';
import * as z from 'zod/mini';
import { singletons } from '../../../shared/federation/singletons.ts';
import { staticImports, readBuildManifest, allImports, type BuildManifest } from './build-manifest.ts';
import { folderIntegrity } from '../releases/integrity.ts';
import { partModules } from '../../../shared/federation/part-modules.ts';
import type { PackageName, ReleaseFacts } from '../releases/release-schema.ts';
import { workspace } from '../releases/folders.ts';
import { referencesIn } from './part-references.ts';
import { readConfigurationSchemas, readManifest } from './remote-declarations.ts';

type Built = { name: PackageName; folder: string };

const versioned = z.object({ version: z.string() });

/** The version of a dependency that a package of this checkout resolves: its own copy, if it has one. */
async function installedVersion(owner: PackageName, name: string): Promise<string> {
  const file = createRequire(path.join(workspace, owner, 'package.json')).resolve(`${name}/package.json`);
  return versioned.parse(JSON.parse(await readFile(file, 'utf8'))).version;
}

/** The module of a remote that pages import directly, rather than the federation entry that exposes it. */
const exposed = 'src/remote.tsx';

/** The modules that start the shell. The federation plugin's own entry, which negotiates shared packages, is not needed. */
const shellStart = ['index.html', 'src/start.tsx'];

function builtFileOf(manifest: BuildManifest, key: string): string {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no chunk ${key}`);
  return chunk.file;
}

type Modules = Pick<ReleaseFacts, 'module' | 'entry' | 'parts' | 'later'>;

function shellModules(manifest: BuildManifest): Modules {
  const entry = new Set<string>();
  for (const key of shellStart) staticImports(manifest, key, entry);
  const start = [...allImports(manifest, shellStart.slice(1), new Set())].filter((file) => !entry.has(file));
  return { module: builtFileOf(manifest, 'index.html'), entry: [...entry], parts: {}, later: { start } };
}

/** The chunks of a part. Throws if its code is not in a chunk of its own, and says how to fix that. */
function chunksOf(manifest: BuildManifest, part: string, modules: readonly string[] = []): readonly string[] {
  if (modules.length === 0) {
    throw new Error(`${exposed} does not say where ${part} is: load it with "await import('./….tsx')" there`);
  }
  const inner = modules.find((module) => !manifest[module]);
  if (inner === undefined) return modules;
  throw new Error(
    `${inner} of ${part} is not a module of its own in the build: only ${exposed} may import it`,
  );
}

/** Modules of a remote's parts, found by the files that its loaders import. */
async function remoteModules(
  manifest: BuildManifest,
  { name, views, fragments }: RemoteManifest,
): Promise<Modules> {
  const entry = staticImports(manifest, exposed);
  const modules = partModules(exposed, await readFile(path.join(workspace, name, exposed), 'utf8'));
  const described = [...Object.keys(views), ...Object.keys(fragments)].map((id) => {
    const keys = chunksOf(manifest, `${name}/${id}`, modules[id]);
    const start = new Set(
      keys.flatMap((key) => [...staticImports(manifest, key)]).filter((file) => !entry.has(file)),
    );
    const all = allImports(manifest, [exposed, ...keys], new Set([exposed]));
    return {
      id,
      start: [...start],
      later: [...all].filter((file) => !entry.has(file) && !start.has(file)),
    };
  });
  return {
    module: builtFileOf(manifest, exposed),
    entry: [...entry],
    parts: Object.fromEntries(described.map(({ id, start }) => [id, start])),
    later: Object.fromEntries(
      described.filter(({ later }) => later.length > 0).map(({ id, later }) => [id, later]),
    ),
  };
}

/** Extracts what compose and the release checks need from a build, and deletes files that only the build needs. */
export async function describeRelease({ name, folder }: Built): Promise<ReleaseFacts> {
  const manifest = await readBuildManifest(path.join(folder, 'client'));
  await Promise.all(
    ['client', 'server'].map((side) =>
      rm(path.join(folder, side, '.vite'), { recursive: true, force: true }),
    ),
  );
  const files = await folderIntegrity(folder);
  const declared = name === 'shell' ? undefined : await readManifest(name);
  const shared = await Promise.all(
    singletons.map(async (singleton) => [singleton, await installedVersion(name, singleton)] as const),
  );
  return {
    package: name,
    contract: contractVersion,
    shared: Object.fromEntries(shared),
    files,
    ...(declared && { manifest: declared }),
    configuration: declared ? await readConfigurationSchemas(name) : {},
    references: await referencesIn(path.join(folder, 'client')),
    ...(declared ? await remoteModules(manifest, declared) : shellModules(manifest)),
  };
}
