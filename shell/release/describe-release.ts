import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { contractVersion, registry, type RemoteName } from '@venue/shared/contract/registry.ts';
import * as z from 'zod/mini';
import { singletons } from '../../shared/federation/singletons.ts';
import { closure, readBuildManifest, type BuildManifest } from './build-manifest.ts';
import { folderIntegrity } from './integrity.ts';
import { workspace, type PackageName } from './places.ts';
import { moduleIntegrity } from './release-files.ts';
import type { ReleaseFacts } from './release-schema.ts';

type Built = { name: PackageName; folder: string };

const versioned = z.object({ version: z.string() });

async function installedVersion(name: string): Promise<string> {
  const file = path.join(workspace, 'node_modules', name, 'package.json');
  return versioned.parse(JSON.parse(await readFile(file, 'utf8'))).version;
}

function union(sets: readonly Set<string>[]): Set<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

function keyEndingWith(manifest: BuildManifest, ending: string): string {
  const key = Object.keys(manifest).find((candidate) => candidate.endsWith(ending));
  if (!key) throw new Error(`the build has no module ${ending}`);
  return key;
}

/** Everything between the federation entry and the remote's own `remote.tsx`. */
function remoteEntry(manifest: BuildManifest): Set<string> {
  const keys = Object.keys(manifest).filter(
    (key) => key.includes('mf-REMOTE_ENTRY_ID') || key.includes('mf-localSharedImportMap'),
  );
  return union([...keys, 'src/remote.tsx'].map((key) => closure(manifest, key)));
}

/** Modules of each part, found by the file names that the registry's ids prescribe. */
function partModules(manifest: BuildManifest, name: RemoteName, entry: Set<string>): Map<string, string[]> {
  const { views, fragments } = registry[name];
  const stems = [...views.map((id) => [id, 'view']), ...fragments.map((id) => [id, 'fragment'])];
  return new Map(
    stems.map(([id = '', kind]) => {
      const modules = closure(manifest, keyEndingWith(manifest, `/${id}-${kind}.tsx`));
      return [id, [...modules].filter((file) => !entry.has(file))];
    }),
  );
}

/** Reads from a build what compose and the release checks need to know of it, and drops what only the build needs. */
export async function describeRelease({ name, folder }: Built): Promise<ReleaseFacts> {
  const manifest = await readBuildManifest(path.join(folder, 'client'));
  await Promise.all(
    ['client', 'server'].map((side) =>
      rm(path.join(folder, side, '.vite'), { recursive: true, force: true }),
    ),
  );
  const files = await folderIntegrity(folder);
  const modules = moduleIntegrity({ files });
  const entry = name === 'shell' ? new Set(Object.keys(modules)) : remoteEntry(manifest);
  const parts = name === 'shell' ? new Map<string, string[]>() : partModules(manifest, name, entry);
  const shared = await Promise.all(
    singletons.map(async (singleton) => [singleton, await installedVersion(singleton)] as const),
  );
  return {
    package: name,
    contract: contractVersion,
    shared: Object.fromEntries(shared),
    files,
    entry: [...entry],
    parts: Object.fromEntries(parts),
  };
}
