import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { afterAll, expect, test } from 'vitest';
import type { Release } from '../release/release-schema.ts';
import { linksIn } from '../src/page/page-facts.ts';
import { composePages } from './compose-pages.ts';
import type { ComposedPages } from './composed-pages.ts';
import { pageWords } from './found/page-words.ts';
import type { SiteBasis } from './page-key.ts';
import { sampleFacts } from '../release/sample-facts.ts';

const root = await mkdtemp(path.join(tmpdir(), 'ariya-pages-'));
afterAll(() => rm(root, { recursive: true }));

/** Versions, pages with their titles, and a value of the configuration: `/shop` is of `mf-shop`, all others of `mf-forms`. */
type Site = {
  shell: number;
  forms: number;
  shop: number;
  title: string;
  key: string;
  pages: readonly string[];
};

const start: Site = {
  shell: 1,
  forms: 1,
  shop: 1,
  title: 'News',
  key: 'one',
  pages: ['/', '/news', '/news/1', '/shop', '/plain'],
};

function release(name: string, version: number): Release {
  const references = name === 'mf-forms' ? ['mf-shop/shop'] : [];
  return { ...sampleFacts(name), version: `0.1.0-${version}`, references };
}

function basisOf({ shell, forms, shop, key, pages }: Site): SiteBasis {
  const sitePages = pages.map((address) => ({
    address,
    view: address === '/shop' ? 'mf-shop/shop' : `mf-forms/page${address.replaceAll('/', '-')}`,
  }));
  return {
    config: { mode: 'sandbox', key },
    required: [],
    origins: { connect: [], frame: [], media: [], script: [] },
    siteUrl: 'https://venue.example',
    facts: { ...siteFacts(), pages: sitePages },
    shell: release('shell', shell),
    remotes: [release('mf-forms', forms), release('mf-shop', shop)],
  };
}

/** A site that renders what its pages are made of, and notes which. */
function renderer(site: Site) {
  const rendered: string[] = [];
  const make: Parameters<typeof composePages>[0]['make'] = async (address, above) => {
    rendered.push(address);
    const remotes = address === '/shop' ? ['mf-shop'] : ['mf-forms'];
    const version = address === '/shop' ? site.shop : site.forms;
    const shop = site.pages.includes('/shop') && address !== '/shop' ? 'leads to the shop' : '';
    const said = JSON.stringify([site.shell, site.key, version, shop, above?.titles]);
    const html = `<title>${address === '/news' ? site.title : address}</title><p>${said}</p><a href="/news">n</a>`;
    return { html, words: pageWords(html), remotes, links: linksIn(html) };
  };
  return { make, rendered };
}

let count = 0;

type Composition = { folder: string; pages: ComposedPages };

/** Composes a site into a folder of its own; the file of modules of an earlier one goes on unless it is `lost`. */
async function compose(site: Site, before?: Composition, lost = false) {
  count += 1;
  const folder = path.join(root, String(count));
  await mkdir(folder);
  const rest = `${site.forms}-${site.shop}-${site.shell}.json`;
  await writeFile(path.join(folder, rest), '');
  const named = [...(before?.pages.values() ?? [])].flatMap((page) => page.rest ?? []);
  if (!lost) await Promise.all(named.map((file) => writeFile(path.join(folder, file), '')));
  const { make, rendered } = renderer(site);
  const earlier: ComposedPages = before?.pages ?? new Map();
  const own = { basis: basisOf(site), addresses: site.pages, folder, make, rest };
  const { pages, anew } = await composePages({ ...own, before: before?.folder, earlier });
  expect([...anew]).toEqual(rendered);
  return { folder, pages, rendered: rendered.toSorted() };
}

/** Pages of which something has changed that shows nowhere. */
function anotherKey(pages: ComposedPages): ComposedPages {
  return new Map([...pages].map(([address, page]) => [address, { ...page, key: 'another' }]));
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.includes('.html'));
  const read = files.map(async (file) => [
    file,
    (await readFile(path.join(folder, file))).toString('base64'),
  ]);
  return Object.fromEntries(await Promise.all(read));
}

const changes: Record<string, { to: Partial<Site>; renders: readonly string[] }> = {
  nothing: { to: {}, renders: [] },
  'a release of one package': { to: { shop: 2 }, renders: ['/shop'] },
  'a release of the other': { to: { forms: 2 }, renders: ['/', '/news', '/news/1', '/plain'] },
  'a release of the shell': { to: { shell: 2 }, renders: ['/', '/news', '/news/1', '/plain', '/shop'] },
  'another configuration': { to: { key: 'two' }, renders: ['/', '/news', '/news/1', '/plain', '/shop'] },
  'a page more that nobody leads to': { to: { pages: [...start.pages, '/new'] }, renders: ['/new'] },
  'a page less that others lead to': {
    to: { pages: ['/', '/news', '/news/1', '/plain'] },
    renders: ['/', '/news', '/news/1', '/plain'],
  },
};

test.each(Object.entries(changes))(
  '%s renders its pages only, and gives what composing all gives',
  async (_, change) => {
    const before = await compose(start);
    const site = { ...start, ...change.to };
    const after = await compose(site, before);
    const whole = await compose(site);
    expect(after.rendered).toEqual(change.renders);
    expect(await filesOf(after.folder)).toEqual(await filesOf(whole.folder));
    const withoutRest = (pages: ComposedPages) =>
      [...pages].map(([address, page]) => [address, { ...page, rest: '' }]);
    expect(withoutRest(after.pages)).toEqual(withoutRest(whole.pages));
    const back = await compose(start, after);
    expect(await filesOf(back.folder)).toEqual(await filesOf(before.folder));
  },
);

test('a page takes the titles of those above it along', async () => {
  const before = await compose(start);
  const renamed = { ...start, forms: 2, title: 'Stories' };
  const after = await compose(renamed, before);
  expect(await readFile(path.join(after.folder, 'news/1.html'), 'utf8')).toContain('Stories');
});

test('what was taken over is no copy, and a page that was tampered with is rendered again', async () => {
  const before = await compose(start);
  await rm(path.join(before.folder, 'shop.html'));
  await writeFile(path.join(before.folder, 'shop.html'), 'something else');
  const after = await compose(start, before);
  expect(after.rendered).toEqual(['/shop']);
  const [one, other] = await Promise.all(
    [before, after].map(({ folder }) => stat(path.join(folder, 'plain.html.br'))),
  );
  expect(one?.ino).toBe(other?.ino);
});

test('a page that is rendered to the same again keeps its files: who has it need not fetch it again', async () => {
  const before = await compose(start);
  const after = await compose(
    { ...start, shop: 2, forms: 2 },
    { ...before, pages: anotherKey(before.pages) },
  );
  const same = await compose(start, { ...before, pages: anotherKey(before.pages) });
  expect(same.rendered).toEqual(['/', '/news', '/news/1', '/plain', '/shop']);
  const fileIn = async ({ folder }: Composition) => (await stat(path.join(folder, 'plain.html.br'))).ino;
  expect(await fileIn(same)).toBe(await fileIn(before));
  expect(same.pages.get('/plain')?.sum).toBe(before.pages.get('/plain')?.sum);
  expect(await fileIn(after)).not.toBe(await fileIn(before));
});

test('a page whose file of modules is not published any more is rendered again, and names the new one', async () => {
  const before = await compose(start);
  const once = await compose({ ...start, shop: 2 }, before);
  expect(once.pages.get('/plain')?.rest).toBe('1-1-1.json');
  const twice = await compose({ ...start, shop: 3 }, once, true);
  expect(twice.rendered).toEqual(['/', '/news', '/news/1', '/plain', '/shop']);
  expect(twice.pages.get('/plain')?.rest).toBe('1-3-1.json');
});
