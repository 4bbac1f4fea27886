import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '../release/release-schema.ts';

const versionFile = /\/((?:shell|mf-[a-z\d-]+)\/\d[^/"'\s]*)\/([\w./~-]+\.\w+)/g;
const versionFolder = /\/(shell|mf-[a-z\d-]+)\/\d+\.\d+\.\d+[\w.-]*-[\da-f]{10}\//g;
/** What differs as soon as anything of the site does, and shows nothing: the file of all modules, hashes of maps, numbers of styles. */
const siteWide = /"rest":\{[^}]*\}|'sha256-[^']*'|(?<=data-styled\.)g\d+/g;

/** Releases by `package/version`. */
type Releases = ReadonlyMap<string, Release>;

const styleSheet = /(<style[^>]*>)([\s\S]*?)(?=<\/style>)/g;

/** Styles of different parts stand in the order in which their modules happened to load. */
function inOrder(rules: string): string {
  return rules.split('/*!sc*/').toSorted().join('');
}

/** A page without names of versions, and with the content of every file that it names. */
function withoutVersions(html: string, releases: Releases): string {
  return html
    .replaceAll(siteWide, '')
    .replaceAll(styleSheet, (_sheet, tag: string, rules: string) => tag + inOrder(rules))
    .replaceAll(versionFile, (address, version: string, file: string) => {
      const { [`client/${file}`]: integrity } = releases.get(version)?.files ?? {};
      return `${address}#${integrity ?? ''}`;
    })
    .replaceAll(versionFolder, '/$1/');
}

function addressOf(file: string): string {
  const stem = file.replace(/\.html$/, '');
  return stem === 'index' ? '/' : `/${stem}`;
}

async function pagesIn(folder: string, releases: Releases): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((entry) => entry.endsWith('.html'));
  const pages = files.map(async (file) => {
    const html = await readFile(path.join(folder, file), 'utf8');
    return [addressOf(file), withoutVersions(html, releases)] as const;
  });
  return new Map(await Promise.all(pages));
}

/** A composition, and what is known of the releases that its pages are made of. */
export type Composition = { folder: string; releases: readonly Release[] };

function byVersion(releases: readonly Release[]): Releases {
  return new Map(releases.map((release) => [`${release.package}/${release.version}`, release]));
}

/** Addresses of the pages of which visitors would get other HTML or other files; all of them where nothing was live. */
export async function changedPages(candidate: Composition, live: Composition | undefined): Promise<string[]> {
  const [now, before] = await Promise.all([
    pagesIn(candidate.folder, byVersion(candidate.releases)),
    live ? pagesIn(live.folder, byVersion(live.releases)) : new Map<string, string>(),
  ]);
  return [...now].flatMap(([address, text]) => (before.get(address) === text ? [] : [address])).toSorted();
}
