import { expect, test } from 'vitest';
import { pageRelease } from './page-release.ts';

const boot = {
  entry: '/shell/0.1.0-a/assets/main.js',
  preload: ['/shell/0.1.0-a/assets/start.js', '/mf-forms/0.1.0-b/assets/contact-view.js'],
  remotes: {
    'mf-forms': { base: '/mf-forms/0.1.0-b/', entry: [], parts: {} },
    'mf-bookings': { base: '/mf-bookings/0.1.0-c/', entry: [], parts: {} },
  },
  modulesFile: { address: '/modules/d/site.json', integrity: 'sha256-y' },
};
const integrity = { '/shell/0.1.0-a/assets/main.js': 'sha256-x' };

function page(...blocks: string[]): string {
  return `<!doctype html><main>Text</main>${blocks.join('')}`;
}

const importMap = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
const bootBlock = `<script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;

test('the modules, versions and integrity of a page are read from its data blocks', () => {
  expect(pageRelease(page(importMap, bootBlock))).toEqual({
    modules: [boot.entry, ...boot.preload],
    versions: ['/shell/0.1.0-a/', '/modules/d/', '/mf-forms/0.1.0-b/', '/mf-bookings/0.1.0-c/'],
    integrity,
  });
});

test('the offline page, which has no modules, uses no version', () => {
  expect(pageRelease(page())).toEqual({ modules: [], versions: [], integrity: {} });
});
