import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteManifest } from '@venue/shared/contract/manifest.ts';
import { folderIntegrity } from '@venue/shell/release/integrity.ts';
import type { Release } from '@venue/shell/release/release-schema.ts';
import { storeRelease } from '@venue/shell/release/store-release.ts';
import { noticesFile } from '../../../shared/federation/notices.ts';

/** A remote that nobody wrote. */
export type SyntheticRemote = {
  name: `mf-${string}`;
  pages: number;
  /** What its pages say: another text is another version. */
  text: string;
};

function viewsOf(pages: number): string[] {
  return Array.from({ length: pages }, (_, index) => `page-${index + 1}`);
}

function manifestOf({ name, pages }: SyntheticRemote): RemoteManifest {
  const views = viewsOf(pages).map((view) => [view, { address: `/${name.slice(3)}/${view}` }] as const);
  const nothing = { fragments: {}, mailForms: [], accepts: {}, hands: {} };
  return { name, port: 4999, views: Object.fromEntries(views), ...nothing };
}

/** A page as long as one of ours, with styles of its own and a link to the one before it. */
function serverCode({ name, text }: SyntheticRemote): string {
  return `let scope;
export const init = (given) => { scope = given; };
const shared = (name) => Object.values(scope[name])[0].lib();
const paragraphs = 60;
function view(id) {
  const { createElement } = shared('react');
  const { styled } = shared('styled-components');
  const number = Number(id.slice(5));
  const box = (part) => styled.section.withConfig({ componentId: '${name}__sc-' + part + '-0' })\`
    display: grid; gap: \${part}px; padding: \${part + number}px; margin: 0 auto; max-width: \${part * 90}px;
    @media (min-width: \${600 + part}px) { grid-template-columns: repeat(2, 1fr); padding: \${part * 2}px; }\`;
  const boxes = Array.from({ length: 12 }, (_, part) => box(part + 1));
  const before = globalThis.siteFacts.pages.find((page) => page.view === '${name}/page-' + Math.max(1, number - 1));
  return () => createElement('article', null,
    createElement('title', null, '${text} ' + number),
    createElement('meta', { name: 'description', content: 'Page ' + number }),
    createElement('h1', null, '${text} ' + number),
    createElement('a', { href: before.address }, 'before'),
    boxes.map((Box, part) => createElement(Box, { key: part },
      Array.from({ length: paragraphs / 12 }, (_, line) => createElement('p', { key: line },
        'Sentence ' + (part * 7 + line) + ' of page ' + number + ' says what ${text} is about, as long as our own are, and no longer than that: ' + (number * 7919 + part * 31 + line))))));
}
export const get = async () => () => ({ remote: { name: '${name}', contract: CONTRACT, load: async (part) => view(part) } });
`;
}

type Known = Pick<Release, 'contract' | 'shared'>;

async function writeFiles(folder: string, remote: SyntheticRemote, { contract }: Known): Promise<void> {
  const [assets, server] = [path.join(folder, 'client/assets'), path.join(folder, 'server')];
  await Promise.all([assets, server].map((one) => mkdir(one, { recursive: true })));
  await writeFile(
    path.join(server, 'remoteEntry.ssr.js'),
    serverCode(remote).replace('CONTRACT', `${contract}`),
  );
  await writeFile(path.join(assets, 'remote.js'), `export const remote = '${remote.name}';\n`);
  await writeFile(path.join(folder, 'client', noticesFile), 'Nobody wrote this.\n');
  for (const view of viewsOf(remote.pages)) {
    await writeFile(path.join(assets, `${view}-view.js`), `export const view = '${remote.text} ${view}';\n`);
  }
}

/** Puts a release of a synthetic remote into a store, for the contract and the shared packages of a shell; gives its version. */
export async function storeSynthetic(store: string, remote: SyntheticRemote, known: Known): Promise<string> {
  const folder = path.join(store, remote.name, '.building');
  await writeFiles(folder, remote, known);
  const parts = viewsOf(remote.pages).map((view): [string, string[]] => [view, [`assets/${view}-view.js`]]);
  const facts = {
    package: remote.name,
    contract: known.contract,
    shared: known.shared,
    files: await folderIntegrity(folder),
    module: 'assets/remote.js',
    entry: ['assets/remote.js'],
    manifest: manifestOf(remote),
    configuration: {},
    references: [`${remote.name}/page-1`],
    parts: Object.fromEntries(parts),
  };
  const place = { folder, packageVersion: '0.1.0', store: path.join(store, remote.name) };
  return (await storeRelease({ ...place, facts })).version;
}
