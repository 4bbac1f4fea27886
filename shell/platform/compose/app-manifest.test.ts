import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { workspace } from '../releases/folders.ts';
import { appManifest, appTags } from './app-manifest.ts';

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
