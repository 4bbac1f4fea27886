import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { workspace } from '../checkout/folders.ts';
import { appManifest, appTags, publishSitemap } from './root-files.ts';

const { venue } = siteFacts();
const template = '<meta name="theme-color" content="#0e1430" />';
const manifest = appManifest({ venue, shellVersion: '1.2.3-abc', template });

test('the home screen shows the brand’s name and the page’s colour', () => {
  expect(manifest).toMatchObject({
    name: venue.brand.name,
    start_url: '/',
    theme_color: '#0e1430',
    background_color: '#0e1430',
  });
});

test('it has the sizes that phones request, including a maskable one, and all files exist', () => {
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const apple = /apple-touch-icon" href="([^"]+)"/.exec(appTags('1.2.3-abc'))?.[1] ?? '';
  for (const src of [...manifest.icons.map((icon) => icon.src), apple]) {
    expect(src.startsWith('/shell/1.2.3-abc/icons/')).toBe(true);
    expect(existsSync(path.join(workspace, 'shell/public/icons', path.basename(src)))).toBe(true);
  }
});

test('a shell without a theme colour is refused', () => {
  expect(() => appManifest({ venue, shellVersion: '1', template: '' })).toThrow('defines no theme colour');
});

test('the sitemap lists pages; without a site address there is none', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-sitemap-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await publishSitemap(folder, undefined, ['/']);
  expect(await readdir(folder)).toEqual([]);
  await publishSitemap(folder, 'https://venue.example', ['/', '/media/news']);
  const map = await readFile(path.join(folder, 'sitemap.xml'), 'utf8');
  expect([...map.matchAll(/<loc>(.*)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://venue.example/',
    'https://venue.example/media/news',
  ]);
  const robots = await readFile(path.join(folder, 'robots.txt'), 'utf8');
  expect(robots).toContain('Sitemap: https://venue.example/sitemap.xml');
});
