import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folder of the repository. */
export const workspace = path.resolve(import.meta.dirname, '../..');

function folderFrom(variable: string, usual: string): string {
  return path.resolve(workspace, process.env[variable] ?? usual);
}

/** Where releases are kept: `<package>/<version>/{client,server}` and the release document. Not public as a whole. */
export const releasesFolder = folderFrom('RELEASES_FOLDER', 'shell/.releases');

/** The composed site, ready to be served by anything that serves files. */
export const siteFolder = folderFrom('SITE_FOLDER', 'shell/.site');

/** A package that is released: the shell, or a remote. */
export type PackageName = 'shell' | `mf-${string}`;

/** Whether a name may be a package's, of this checkout or of a newer one. */
export function isPackageName(name: string): name is PackageName {
  return /^(?:shell|mf-[a-z][a-z\d-]*)$/.test(name);
}

/** The packages of this checkout, the shell first: each folder with a manifest is a remote. */
export const packageNames: readonly PackageName[] = [
  'shell' as const,
  ...readdirSync(workspace)
    .filter((name) => existsSync(path.join(workspace, name, 'manifest.ts')))
    .toSorted(),
].filter(isPackageName);

export function releaseFolder(name: PackageName, version: string): string {
  return path.join(releasesFolder, name, version);
}

/** Folder of a release; throws if there is no such package. */
export function folderOf({ package: name, version }: { package: string; version: string }): string {
  if (!isPackageName(name)) throw new Error(`no package ${name}`);
  return releaseFolder(name, version);
}
