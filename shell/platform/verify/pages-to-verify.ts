import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { partRefPattern } from '@venue/shared/contract/name-patterns.ts';
import { blockPattern } from '../../src/page-data/page-blocks.ts';
import { mapReleaseFiles, withoutVersions } from '../../src/site/release-path.ts';
import type { Release } from '../releases/release-schema.ts';

/** A composition and its releases. */
export type Composition = { folder: string; releases: readonly Release[] };

/** A composition that is about to go live, and the one it would replace. */
export type Candidate = Composition & { live: Composition | undefined };

function nameOf({ package: name, version }: Release): string {
  return `${name}/${version}`;
}

/** Releases that the live site does not have. */
export function newReleases({ releases, live }: Candidate): Release[] {
  const previous = new Set(live?.releases.map(nameOf));
  return releases.filter((release) => !previous.has(nameOf(release)));
}

/**
 * Parts of a page that are not visible: its modules, the date of composing, hashes in the policy, numbers of styles.
 */
const invisible = [
  new RegExp(blockPattern('boot'), 'g'),
  /<script type="importmap">[^<]*<\/script>/g,
  /"composedOn":"[^"]*"/g,
  /'sha256-[^']*'/g,
  /(?<=data-styled\.)g\d+/g,
];

const styleSheet = /(<style[^>]*>)([\s\S]*?)(?=<\/style>)/g;

/** The order of styles depends on the order in which modules happened to load. */
function inOrder(rules: string): string {
  return rules.split('/*!sc*/').toSorted().join('');
}

/** What is visible of a page, without version names, and with the integrity of every file that it names. */
function visible(html: string, releases: readonly Release[]): string {
  const shown = invisible
    .reduce((text, pattern) => text.replaceAll(pattern, ''), html)
    .replaceAll(styleSheet, (_sheet, tag: string, rules: string) => tag + inOrder(rules));
  const withContent = mapReleaseFiles(shown, ({ address, package: name, version, file }) => {
    const release = releases.find((each) => nameOf(each) === `${name}/${version}`);
    return `${address}#${release?.files[`client/${file}`] ?? ''}`;
  });
  return withoutVersions(withContent);
}

type Page = { address: string; html: string };

const parallel = { concurrency: 8 };

async function pagesIn(folder: string): Promise<Page[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  return pMap(
    files.toSorted(),
    async (file) => {
      const stem = file.replace(/\.html$/, '');
      const html = await readFile(path.join(folder, file), 'utf8');
      return { address: stem === 'index' ? '/' : `/${stem}`, html };
    },
    parallel,
  );
}

/** Pages whose visible HTML changed; all pages with a new shell, or if nothing is live. */
async function changedPages(pages: readonly Page[], candidate: Candidate): Promise<string[]> {
  const { live, releases } = candidate;
  if (!live || newReleases(candidate).some(({ package: name }) => name === 'shell')) {
    return pages.map(({ address }) => address);
  }
  const previous = new Map((await pagesIn(live.folder)).map(({ address, html }) => [address, html]));
  const isChanged = ({ address, html }: Page) =>
    visible(html, releases) !== visible(previous.get(address) ?? '', live.releases);
  return pages.filter(isChanged).map(({ address }) => address);
}

/** Identifies the content of the modules that a part loads at once, whatever they are called. */
function codeIn(releases: readonly Release[], name: string, id: string): string | undefined {
  const release = releases.find((each) => each.package === name);
  const modules = release?.parts[id]?.concat(release.entry).map((file) => release.files[`client/${file}`]);
  return modules?.toSorted().join(' ');
}

const dataPart = new RegExp(`data-part="${partRefPattern}"`, 'g');

/** The fewest pages that show every part whose code changed, and a new shell around each remote. */
function representatives(pages: readonly Page[], candidate: Candidate): Set<string> {
  const isNew = new Set(newReleases(candidate).map((release) => release.package));
  const isChanged = (name: string, id: string) =>
    isNew.has(name) &&
    codeIn(candidate.releases, name, id) !== codeIn(candidate.live?.releases ?? [], name, id);
  const seen = new Set<string>();
  const chosen = pages.filter(({ html }) => {
    const sizeBefore = seen.size;
    for (const { groups: { remote: name = '', part: id = '' } = {} } of html.matchAll(dataPart)) {
      if (isChanged(name, id)) seen.add(`${name}/${id}`);
      if (isNew.has('shell')) seen.add(`shell around ${name}`);
    }
    return seen.size > sizeBefore;
  });
  return new Set(chosen.map(({ address }) => address));
}

/**
 * The pages to test: those that look different, and some that show every part whose code changed. These represent
 * the release (`wide`): they are verified on a wide screen, too.
 */
export async function pagesToVerify(candidate: Candidate): Promise<{ pages: string[]; wide: Set<string> }> {
  const pages = await pagesIn(candidate.folder);
  const wide = representatives(pages, candidate);
  return { pages: [...new Set([...(await changedPages(pages, candidate)), ...wide])], wide };
}
