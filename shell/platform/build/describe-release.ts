import { readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';
import { contractVersion } from '@venue/shared/contract/contract-version.ts';
import { partRefPattern, remotePattern } from '@venue/shared/contract/name-patterns.ts';
import { singletons } from '../../../shared/federation/singletons.ts';
import { workspace } from '../checkout/folders.ts';
import { readConfigurationSchemas, readManifest } from '../checkout/remote-declarations.ts';
import { folderIntegrity } from '../releases/integrity.ts';
import type { PackageName, UnversionedRelease } from '../releases/release-schema.ts';
import { readBuildManifest, remoteModules, shellModules } from './built-modules.ts';

const wholeName = new RegExp(`["'\`](${partRefPattern})["'\`]`, 'g');
/** A name that is built up from parts: `mf-forms/${form}`, `"mf-forms/" + form`. */
const beginning = new RegExp(
  String.raw`["'\`](${remotePattern}/[a-z\d-]*)(?:\$\{|["'\`]\s*(?:\+|\.concat\())`,
);

/**
 * Names of views, fragments and handovers in built code: `mf-forms/contact`. Throws if code builds one up from
 * parts, because the release checks could not find it.
 */
export function namesIn(code: string): string[] {
  const [, unfinished] = beginning.exec(code) ?? [];
  if (unfinished !== undefined) {
    throw new Error(
      `a name that begins with “${unfinished}” is built up from parts; write each name out in full`,
    );
  }
  return [...code.matchAll(wholeName)].map(([, found = '']) => found);
}

/** All such names in the modules below a folder, sorted and without duplicates. */
async function referencesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const modules = entries.filter((entry) => entry.isFile() && /\.m?js$/.test(entry.name));
  const names = await Promise.all(
    modules.map(async (entry) => namesIn(await readFile(path.join(entry.parentPath, entry.name), 'utf8'))),
  );
  return [...new Set(names.flat())].toSorted();
}

type Built = { name: PackageName; folder: string };

const versioned = z.object({ version: z.string() });

/** The version of a dependency that a package of this checkout resolves: its own copy, if it has one. */
async function installedVersion(owner: PackageName, name: string): Promise<string> {
  const file = createRequire(path.join(workspace, owner, 'package.json')).resolve(`${name}/package.json`);
  return versioned.parse(JSON.parse(await readFile(file, 'utf8'))).version;
}

/** Extracts what compose and the release checks need from a build, and deletes files that only the build needs. */
export async function describeRelease({ name, folder }: Built): Promise<UnversionedRelease> {
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
