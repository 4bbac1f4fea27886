import { expect, test } from 'vitest';
import type { RemoteManifest } from '@venue/shared/contract/manifest.ts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { lagosDate } from '@venue/shared/time/dates.ts';
import { fillTemplate, siteFactsOf } from './facts-of-site.ts';

const { venue } = siteFacts();

function manifest(name: string, parts: Partial<RemoteManifest>): RemoteManifest {
  return { name, views: {}, fragments: {}, mailForms: [], accepts: {}, hands: {}, ...parts };
}

const bar = manifest('mf-bar', {
  views: {
    drinks: {
      address: '/{brand.slug}-drinks',
      group: 'facilities',
      offline: ['order'],
      links: [{ in: 'header/facilities', position: 20, title: 'Drinks', note: 'At {brand.slug}' }],
    },
    order: { address: '/order' },
  },
  fragments: { bell: { slot: 'footer' }, menu: {} },
  accepts: { table: { kept: 'tab', values: { seats: 'count' } } },
});
const attic = manifest('mf-attic', {
  views: { attic: { address: '/attic', links: [{ in: 'header/facilities', position: 30, title: 'Attic' }] } },
  fragments: { stairs: { slot: 'footer' } },
});

test('pages, menus, slots and accepted handovers are merged, whatever the order of the manifests', () => {
  const facts = siteFactsOf([bar, attic], venue);
  expect(facts).toEqual({
    venue,
    pages: [
      { view: 'mf-attic/attic', address: '/attic' },
      {
        view: 'mf-bar/drinks',
        address: '/ariya-drinks',
        group: 'facilities',
        offline: ['/ariya-drinks', '/order'],
      },
      { view: 'mf-bar/order', address: '/order' },
    ],
    menus: {
      'header/facilities': [
        { title: 'Drinks', path: '/ariya-drinks', note: 'At ariya' },
        { title: 'Attic', path: '/attic' },
      ],
    },
    slots: { footer: ['mf-attic/stairs', 'mf-bar/bell'] },
    accepts: { 'mf-bar/table': { kept: 'tab', values: { seats: 'count' } } },
    composedOn: lagosDate(Date.now()),
  });
  expect(siteFactsOf([attic, bar], venue)).toEqual(facts);
});

function withView(address: string): RemoteManifest {
  return manifest('mf-cellar', { views: { wine: { address } } });
}

test('two owners of one address are refused by name, even if only the venue’s slug makes them collide', () => {
  expect(() => siteFactsOf([bar, withView('/order')], venue)).toThrow(
    'refused: mf-bar/order and mf-cellar/wine both claim the address /order',
  );
  expect(() => siteFactsOf([bar, withView('/ariya-drinks')], venue)).toThrow(
    'mf-bar/drinks and mf-cellar/wine both claim the address /ariya-drinks',
  );
});

test.each(['/404', '/shell', '/mf-bar/pictures', '/index'])(
  'the shell’s own address %s is refused',
  (address) => {
    expect(() => siteFactsOf([bar, withView(address)], venue)).toThrow('mf-cellar/wine');
  },
);

test.each(['/wine/', '/wine?x', '/../wine', '/wine list', '//wine'])(
  '%s is not a valid page address',
  (address) => {
    expect(() => siteFactsOf([withView(address)], venue)).toThrow(
      `refused: mf-cellar/wine claims ${address}, which is not a valid page address`,
    );
  },
);

test('a page that keeps an unknown page offline is refused', () => {
  const forgetful = manifest('mf-cellar', { views: { wine: { address: '/wine', offline: ['cork'] } } });
  expect(() => siteFactsOf([forgetful], venue)).toThrow(
    'mf-cellar keeps cork offline, but declares no such view',
  );
});

const otherVenue = {
  ...venue,
  brand: { ...venue.brand, slug: 'ile-ayo' },
  capacities: { ...venue.capacities, eventCenter: 2500 },
};

test('facts of the venue are inserted, with thousands separators', () => {
  expect(fillTemplate('/facilities/{brand.slug}-hotels', otherVenue)).toBe('/facilities/ile-ayo-hotels');
  expect(fillTemplate('Up to {capacities.eventCenter} guests, {brand.slug}', otherVenue)).toBe(
    'Up to 2,500 guests, ile-ayo',
  );
  expect(fillTemplate('Rooms by the night', otherVenue)).toBe('Rooms by the night');
});

test.each(['{brand.slog}', '{brand}', '{toString.name}', '{capacities.eventCenter.length}'])(
  '%s is not a fact, and is refused by name',
  (asked) => {
    expect(() => fillTemplate(`/x/${asked}`, otherVenue)).toThrow(
      `uses ${asked}, which the venue's configuration`,
    );
  },
);
