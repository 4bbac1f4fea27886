import { expect, test } from 'vitest';
import { pageFacts } from './page-facts.ts';

const boot = {
  entry: '/shell/0.1.0-a/assets/main.js',
  preload: ['/shell/0.1.0-a/assets/start.js', '/mf-forms/0.1.0-b/assets/contact-view.js'],
  remotes: {
    'mf-forms': { base: '/mf-forms/0.1.0-b/', entry: [], parts: {} },
    'mf-bookings': { base: '/mf-bookings/0.1.0-c/', entry: [], parts: {} },
  },
};
const integrity = { '/shell/0.1.0-a/assets/main.js': 'sha256-x' };

function page(...blocks: string[]): string {
  return `<!doctype html><main>Text</main>${blocks.join('')}`;
}

const importMap = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
const bootBlock = `<script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;

test('a page names the modules it starts from, its versions and their integrity', () => {
  expect(pageFacts(page(importMap, bootBlock))).toEqual({
    modules: [boot.entry, ...boot.preload],
    versions: ['/shell/0.1.0-a/', '/mf-forms/0.1.0-b/', '/mf-bookings/0.1.0-c/'],
    integrity,
  });
});

test('a page without modules uses no version', () => {
  expect(pageFacts(page())).toEqual({ modules: [], versions: [], integrity: {} });
});
