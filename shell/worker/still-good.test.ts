import { expect, test } from 'vitest';
import { isStillGood } from './still-good.ts';

type Said = { bookings?: string; forms?: string; config?: string; phone?: string; address?: string };

function block(id: string, content: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(content)}</script>`;
}

/** A page whose view is of `mf-bookings`, with a part of `mf-forms` in its foot. */
function page({ bookings = '1', forms = '1', config = 'x', phone = '1', address = '/' }: Said): string {
  const boot = {
    entry: '/shell/1/assets/index.js',
    preload: [`/mf-bookings/${bookings}/assets/view.js`],
    remotes: {
      'mf-bookings': { base: `/mf-bookings/${bookings}/` },
      'mf-forms': { base: `/mf-forms/${forms}/` },
    },
  };
  const site = { venue: { phone }, pages: [{ address }] };
  const map = '<script type="importmap">{"integrity":{}}</script>';
  return map + block('boot', boot) + block('site', site) + block('config', { config });
}

const kept = page({ address: '/my-bookings' });

test('a kept page stays when a release was of a part in its foot', () => {
  expect(isStillGood(kept, page({ forms: '2' }))).toBe(true);
});

test('a kept page goes when its own view, the configuration or the venue is another', () => {
  expect(isStillGood(kept, page({ bookings: '2' }))).toBe(false);
  expect(isStillGood(kept, page({ config: 'y' }))).toBe(false);
  expect(isStillGood(kept, page({ phone: '2' }))).toBe(false);
});

test('the page for a lost connection, which runs no modules, is always asked for', () => {
  expect(isStillGood('<h1>No connection</h1>', kept)).toBe(false);
});
