import { expect, test } from 'vitest';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { isCurrentGroup, groups, home, plainLinks } from './menus.ts';

const headerLinks = [...(home ? [home] : []), ...plainLinks, ...groups.flatMap(({ links }) => links)];

const byTitle = (title: string) =>
  groups.find((group) => group.title === title)?.links.map((link) => link.path);

function holders(path: string): string[] {
  return groups.filter((group) => isCurrentGroup(group, path)).map((group) => group.id);
}

/** Expects links in this order; remotes may put others between them. */
function expectAmong(present: readonly string[] = [], wanted: readonly string[]): void {
  expect(present.filter((item) => wanted.includes(item))).toEqual(wanted);
}

test('H-04 to H-07: each group lists its routes, Facilities all eleven in a new tab', () => {
  expectAmong(byTitle('About'), [addressOf('mf-marketing/overview'), addressOf('mf-marketing/our-team')]);
  expectAmong(byTitle('Events'), [
    addressOf('mf-marketing/wedding-events'),
    addressOf('mf-marketing/social-events'),
    addressOf('mf-marketing/corporate-events'),
  ]);
  expectAmong(byTitle('Media'), [
    addressOf('mf-marketing/gallery'),
    addressOf('mf-marketing/latest-news'),
    addressOf('mf-forms/newsletter-page'),
  ]);
  expectAmong(byTitle('Facilities and Services'), [
    addressOf('mf-marketing/hotels'),
    addressOf('mf-marketing/apartments'),
    addressOf('mf-marketing/event-center'),
    addressOf('mf-marketing/event-hall'),
    addressOf('mf-marketing/conference-hall'),
    addressOf('mf-marketing/concert-space'),
    addressOf('mf-marketing/on-the-move'),
    addressOf('mf-marketing/cinema'),
    addressOf('mf-marketing/night-club'),
    addressOf('mf-marketing/lounge'),
    addressOf('mf-marketing/cafe'),
  ]);
  expect(groups.filter((group) => group.newTab).map((group) => group.id)).toEqual(['facilities']);
});

test('H-12: addresses are unique', () => {
  expect(new Set(headerLinks.map((link) => link.path)).size).toBe(headerLinks.length);
});

test('H-08: a page marks its own group only', () => {
  expect(holders(addressOf('mf-marketing/festival-article'))).toEqual(['media']);
  expect(holders(addressOf('mf-bookings/hall-booking'))).toEqual(['events']);
  expect(holders(addressOf('mf-marketing/cafe'))).toEqual(['facilities']);
  expect(holders(addressOf('mf-marketing/home'))).toEqual([]);
});
