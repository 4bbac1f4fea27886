import { addressOf } from '@venue/shared/contract/address-of.ts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { expect, test } from 'vitest';
import { footerColumns, groupHolds, groups, home, plainLinks } from './navigation.ts';

const headerLinks = [...(home ? [home] : []), ...plainLinks, ...groups.flatMap(({ links }) => links)];

const byTitle = (title: string) =>
  groups.find((group) => group.title === title)?.links.map((link) => link.path);

function holders(path: string): string[] {
  return groups.filter((group) => groupHolds(group, path)).map((group) => group.id);
}

test('H-02, H-03: four groups and three plain links', () => {
  expect(groups.map((group) => group.title)).toEqual(['About', 'Events', 'Facilities and Services', 'Media']);
  expect([home, ...plainLinks].map((link) => link?.title)).toEqual(['Home', 'Career', 'Contact']);
});

test('H-04 to H-07: each group lists its routes, Facilities all eleven in a new tab', () => {
  expect(byTitle('About')).toEqual([addressOf('mf-marketing/overview'), addressOf('mf-marketing/our-team')]);
  expect(byTitle('Events')).toEqual([
    addressOf('mf-marketing/wedding-events'),
    addressOf('mf-marketing/social-events'),
    addressOf('mf-marketing/corporate-events'),
  ]);
  expect(byTitle('Media')).toEqual([
    addressOf('mf-marketing/gallery'),
    addressOf('mf-marketing/latest-news'),
    addressOf('mf-forms/newsletter-page'),
  ]);
  const facilities = siteFacts()
    .pages.map(({ address }) => address)
    .filter((path) => path.startsWith('/facilities/'));
  expect(byTitle('Facilities and Services')).toEqual(facilities);
  expect(facilities).toHaveLength(11);
  expect(groups.filter((group) => group.newTab).map((group) => group.id)).toEqual(['facilities']);
});

test('H-12: addresses are unique', () => {
  expect(new Set(headerLinks.map((link) => link.path)).size).toBe(headerLinks.length);
});

test('H-08: a page marks its group, and no other', () => {
  expect(holders(addressOf('mf-marketing/festival-article'))).toEqual(['media']);
  expect(holders(addressOf('mf-bookings/hall-booking'))).toEqual(['events']);
  expect(holders(addressOf('mf-marketing/cafe'))).toEqual(['facilities']);
  expect(holders(addressOf('mf-marketing/home'))).toEqual([]);
});

test('FT-03: the footer repeats four columns of four', () => {
  expect(footerColumns.map((column) => column.links.length)).toEqual([4, 4, 4, 4]);
});
