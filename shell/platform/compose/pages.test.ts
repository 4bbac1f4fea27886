import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { composePages } from './pages.ts';
import { pageMetadata } from './seo/page-metadata.ts';

const titles: Readonly<Record<string, string>> = { '/': 'Home', '/news': 'News', '/news/1': 'Opening night' };

test('every page is written, and knows the titles of its ancestors, whatever the order of the addresses', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const addresses = Object.keys(titles).toReversed();
  const metadata = await composePages(folder, addresses, async (address, above) => {
    const known = [...above.values()].map(({ title }) => title);
    const html = `<title>${titles[address]}</title><p>${known.join(' > ')}</p>`;
    return { html, metadata: pageMetadata(html) };
  });
  const page = (file: string) => readFile(path.join(folder, file), 'utf8');
  expect([...metadata.keys()]).toEqual(Object.keys(titles));
  expect(await page('index.html')).toContain('<title>Home</title>');
  expect(await page('news/1.html')).toContain('<p>Home > News</p>');
});
