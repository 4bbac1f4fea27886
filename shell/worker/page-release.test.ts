import { expect, test } from 'vitest';
import { pageRelease, isFresh } from './page-release.ts';

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

test('a page names the modules it starts from, its versions and their integrity', () => {
  expect(pageRelease(page(importMap, bootBlock))).toEqual({
    modules: [boot.entry, ...boot.preload],
    versions: ['/shell/0.1.0-a/', '/modules/d/', '/mf-forms/0.1.0-b/', '/mf-bookings/0.1.0-c/'],
    integrity,
  });
});

test('a page without modules uses no version', () => {
  expect(pageRelease(page())).toEqual({ modules: [], versions: [], integrity: {} });
});

type Said = Partial<Record<'bookings' | 'forms' | 'config' | 'phone' | 'address' | 'composedOn', string>>;

function block(id: string, content: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(content)}</script>`;
}

/** A page whose view is of `mf-bookings`, with a part of `mf-forms` in its foot. */
function composed({
  bookings = '1',
  forms = '1',
  config = 'x',
  phone = '1',
  address = '/',
  composedOn = '2026-11-29',
}: Said): string {
  const ownBoot = {
    entry: '/shell/1/assets/index.js',
    preload: [`/mf-bookings/${bookings}/assets/view.js`],
    remotes: {
      'mf-bookings': { base: `/mf-bookings/${bookings}/` },
      'mf-forms': { base: `/mf-forms/${forms}/` },
    },
  };
  const site = { venue: { phone }, pages: [{ address }], composedOn };
  const map = '<script type="importmap">{"integrity":{}}</script>';
  return map + block('boot', ownBoot) + block('site', site) + block('config', { config });
}

const kept = composed({ address: '/my-bookings' });

test('a kept page stays when a release was of a part in its foot, on whatever day', () => {
  expect(isFresh(kept, composed({ forms: '2', composedOn: '2026-12-01' }))).toBe(true);
});

test('a kept page goes when its own view, the configuration or the venue is another', () => {
  expect(isFresh(kept, composed({ bookings: '2' }))).toBe(false);
  expect(isFresh(kept, composed({ config: 'y' }))).toBe(false);
  expect(isFresh(kept, composed({ phone: '2' }))).toBe(false);
});

test('the page for a lost connection, which runs no modules, is always asked for', () => {
  const lost = kept.replace(/<script type="application\/json" id="boot">[^<]*<\/script>/, '');
  expect(isFresh(lost, kept)).toBe(false);
});
