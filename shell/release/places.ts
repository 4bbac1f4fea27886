import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { remoteNames } from '@venue/shared/contract/registry.ts';

/** Folder of the repository. */
export const workspace = fileURLToPath(new URL('../../', import.meta.url));

function folderFrom(variable: string, usual: string): string {
  return path.resolve(workspace, process.env[variable] ?? usual);
}

/** Where releases are kept: `<package>/<version>/{client,server}` and the release document. Not public as a whole. */
export const releasesFolder = folderFrom('RELEASES_FOLDER', 'shell/.releases');

/** The composed site, ready to be served by anything that serves files. */
export const siteFolder = folderFrom('SITE_FOLDER', 'shell/.site');

/** Every package that is released, the shell first. */
export const packageNames = ['shell', ...remoteNames] as const;
export type PackageName = (typeof packageNames)[number];

export function isPackageName(name: string): name is PackageName {
  return packageNames.some((known) => known === name);
}

export function releaseFolder(name: PackageName, version: string): string {
  return path.join(releasesFolder, name, version);
}

/** Folder of a release; throws if there is no such package. */
export function folderOf({ package: name, version }: { package: string; version: string }): string {
  if (!isPackageName(name)) throw new Error(`no package ${name}`);
  return releaseFolder(name, version);
}
