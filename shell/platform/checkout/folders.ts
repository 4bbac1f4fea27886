import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isPackageName, type PackageName } from '../releases/release-schema.ts';

/** Vite and the federation plugin treat paths as URLs, where these characters have a meaning. */
const signsOfAddresses = /[%#?]/;

function assertPlainPath(folder: string): string {
  const [sign] = signsOfAddresses.exec(folder) ?? [];
  if (sign === undefined) return folder;
  throw new Error(
    `${folder} has a ${sign} in its path, which the build tool cannot handle: move the checkout`,
  );
}

export const workspace = assertPlainPath(path.resolve(import.meta.dirname, '../../..'));

function folderFrom(variable: string, usual: string): string {
  return path.resolve(workspace, process.env[variable] ?? usual);
}

/** The store of releases: `<package>/<version>/{client,server}`. Not public as a whole. */
export const releasesFolder = folderFrom('RELEASES_FOLDER', 'shell/.releases');

/** The composed site: static files. */
export const siteFolder = folderFrom('SITE_FOLDER', 'shell/.site');

/** The packages of this checkout, the shell first. Each folder with a manifest is a remote. */
export const packageNames: readonly PackageName[] = [
  'shell' as const,
  ...readdirSync(workspace)
    .filter((name) => existsSync(path.join(workspace, name, 'manifest.ts')))
    .toSorted(),
].filter(isPackageName);
