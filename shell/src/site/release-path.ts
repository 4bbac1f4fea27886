import { remotePattern } from '@venue/shared/contract/name-patterns.ts';

/** Names of released packages: the shell, and each remote. */
export const packagePattern = `shell|${remotePattern}`;

/** Folder of the site with the module lists. */
export const modulesFolder = 'modules';

/** Folders whose files never change, `/shell/0.1.0-abc/` and `/modules/…/`: a pattern for both `RegExp` and nginx. */
export const immutablePattern = `^/(?:${modulesFolder}|${packagePattern})/[^/]+/`;

const immutable = new RegExp(immutablePattern);
const root = new RegExp(`^(?:${modulesFolder}|${packagePattern})$`);
const file = new RegExp(`/(${packagePattern})/(\\d[^/"'\\s]*)/([\\w./~-]+\\.\\w+)`, 'g');
const version = new RegExp(`/(${packagePattern})/\\d+\\.\\d+\\.\\d+[\\w.-]*-[\\da-f]{10}/`, 'g');

/** The release folder of a path: `/shell/0.1.0-abc/`, or `/modules/…/`. Undefined for anything else. */
export function releaseOfPath(pathname: string): string | undefined {
  return immutable.exec(pathname)?.[0];
}

/** Whether a folder at the root of the site contains only releases. */
export function isReleaseRoot(name: string): boolean {
  return root.test(name);
}

/** A file of a release in a text: `/mf-forms/0.1.0-abc/assets/x.js`. */
export type ReleaseFile = { address: string; package: string; version: string; file: string };

function asReleaseFile([address, name = '', at = '', below = '']: readonly string[]): ReleaseFile {
  return { address: address ?? '', package: name, version: at, file: below };
}

/** Every file of a release in a text, such as a page or a stack. */
export function releaseFilesIn(text: string): ReleaseFile[] {
  return Array.from(text.matchAll(file), asReleaseFile);
}

/** The text with each of these files replaced. */
export function mapReleaseFiles(text: string, write: (found: ReleaseFile) => string): string {
  return text.replaceAll(file, (...match: string[]) => write(asReleaseFile(match)));
}

/** The text without the versions of its paths: `/mf-forms/assets/x.js`. */
export function withoutVersions(text: string): string {
  return text.replaceAll(version, '/$1/');
}
