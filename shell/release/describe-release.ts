import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { contractVersion } from '@venue/shared/contract/contract-version.ts';
import type { RemoteManifest } from '@venue/shared/contract/manifest.ts';
import * as z from 'zod/mini';
import { singletons } from '../../shared/federation/singletons.ts';
import { closure, readBuildManifest, type BuildManifest } from './build-manifest.ts';
import { folderIntegrity } from './integrity.ts';
import { workspace, type PackageName } from './places.ts';
import { moduleIntegrity } from './release-files.ts';
import type { ReleaseFacts } from './release-schema.ts';
import { referencesIn } from './references.ts';
import { readConfigurationSchemas, readManifest } from './remote-declarations.ts';

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

/** Modules of each part, found by the file names that the manifest's ids prescribe. */
function partModules(
  manifest: BuildManifest,
  { views, fragments }: RemoteManifest,
  entry: Set<string>,
): Map<string, string[]> {
  const stems = [
    ...Object.keys(views).map((id) => [id, 'view']),
    ...Object.keys(fragments).map((id) => [id, 'fragment']),
  ];
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
  const declared = name === 'shell' ? undefined : await readManifest(name);
  const entry = declared ? remoteEntry(manifest) : new Set(Object.keys(modules));
  const parts = declared ? partModules(manifest, declared, entry) : new Map<string, string[]>();
  const shared = await Promise.all(
    singletons.map(async (singleton) => [singleton, await installedVersion(singleton)] as const),
  );
  return {
    package: name,
    contract: contractVersion,
    shared: Object.fromEntries(shared),
    files,
    ...(declared && { manifest: declared }),
    configuration: declared ? await readConfigurationSchemas(name) : {},
    references: await referencesIn(path.join(folder, 'client')),
    entry: [...entry],
    parts: Object.fromEntries(parts),
  };
}
