import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { mapReleaseFiles, withoutVersions } from '../../src/site/release-path.ts';
import type { Release } from '../releases/release-schema.ts';

/**
 * Parts of a page that change with any other page but are not visible: the module list, the date of composing,
 * hashes of import maps, numbers of styles.
 */
const siteWide = /"modulesFile":\{[^}]*\}|"composedOn":"[^"]*"|'sha256-[^']*'|(?<=data-styled\.)g\d+/g;

/** Releases by `package/version`. */
type Releases = ReadonlyMap<string, Release>;

const styleSheet = /(<style[^>]*>)([\s\S]*?)(?=<\/style>)/g;

/** The order of styles depends on the order in which modules happened to load. */
function inOrder(rules: string): string {
  return rules.split('/*!sc*/').toSorted().join('');
}

/** A page without version names, and with the integrity of every file that it names. */
function comparable(html: string, releases: Releases): string {
  const shown = html
    .replaceAll(siteWide, '')
    .replaceAll(styleSheet, (_sheet, tag: string, rules: string) => tag + inOrder(rules));
  const withContent = mapReleaseFiles(shown, ({ address, package: name, version, file }) => {
    const { [`client/${file}`]: integrity } = releases.get(`${name}/${version}`)?.files ?? {};
    return `${address}#${integrity ?? ''}`;
  });
  return withoutVersions(withContent);
}

function addressOf(file: string): string {
  const stem = file.replace(/\.html$/, '');
  return stem === 'index' ? '/' : `/${stem}`;
}

/** A composition and its releases. */
export type Composition = { folder: string; releases: readonly Release[] };

function byVersion(releases: readonly Release[]): Releases {
  return new Map(releases.map((release) => [`${release.package}/${release.version}`, release]));
}

const atOnce = { concurrency: 8 };

/** Addresses of the pages whose HTML or files differ; all pages if nothing was live. */
export async function changedPages(candidate: Composition, live: Composition | undefined): Promise<string[]> {
  const files = (await readdir(candidate.folder, { recursive: true })).filter((file) =>
    file.endsWith('.html'),
  );
  const [now, before] = [byVersion(candidate.releases), byVersion(live?.releases ?? [])];

  async function isChanged(file: string): Promise<boolean> {
    const other = live && path.join(live.folder, file);
    const own = path.join(candidate.folder, file);
    const earlier = other && (await readFile(other, 'utf8').catch(() => undefined));
    if (other === undefined || earlier === undefined) return true;
    return comparable(await readFile(own, 'utf8'), now) !== comparable(earlier, before);
  }

  const changed = await pMap(
    files,
    async (file) => ((await isChanged(file)) ? [addressOf(file)] : []),
    atOnce,
  );
  return changed.flat().toSorted();
}

/** A composition that is about to go live, and the one it would replace. */
export type Candidate = Composition & { live: Composition | undefined };
