import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { expect, onTestFinished, test } from 'vitest';
import { composePages } from './compose-pages.ts';
import { pageMetadata } from './seo/page-metadata.ts';

const titles: Readonly<Record<string, string>> = { '/': 'Home', '/news': 'News', '/news/1': 'Opening night' };

async function composed(siteUrl: string | undefined) {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const metadata = await composePages({
    addresses: Object.keys(titles).toReversed(),
    folder,
    siteUrl,
    venue: siteFacts().venue,
    build: async (address, above) => {
      const html = `<title>${titles[address]}</title><p>${JSON.stringify(above?.titles)}</p>`;
      return { html, metadata: pageMetadata(html) };
    },
  });
  return { metadata, page: (file: string) => readFile(path.join(folder, file), 'utf8') };
}

test('every page is written with its title', async () => {
  const { metadata, page } = await composed(undefined);
  expect([...metadata.keys()].toSorted()).toEqual(Object.keys(titles));
  expect(metadata.get('/news')?.title).toBe('News');
  expect(await page('index.html')).toContain('<title>Home</title>');
});

test('a page knows the titles of its ancestors, whatever the order of the addresses', async () => {
  const { page } = await composed('https://venue.example');
  expect(await page('news/1.html')).toContain('["/news","News"]');
});
