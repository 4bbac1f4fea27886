import { paths } from '@venue/shared/paths.ts';
import { expect, test } from 'vitest';
import { footerColumns, groupHolds, groups, home, plainLinks, type NavigationLink } from './navigation.ts';

const byTitle = (title: string) =>
  groups.find((group) => group.title === title)?.links.map((link) => link.path);

function holders(path: string): string[] {
  return groups.filter((group) => groupHolds(group, path)).map((group) => group.id);
}

test('H-02, H-03: four groups and three plain links', () => {
  expect(groups.map((group) => group.title)).toEqual(['About', 'Events', 'Facilities and Services', 'Media']);
  expect([home, ...plainLinks].map((link) => link.title)).toEqual(['Home', 'Career', 'Contact']);
});

test('H-04 to H-07: each group lists its routes, Facilities all eleven in a new tab', () => {
  expect(byTitle('About')).toEqual([paths.overview, paths.ourTeam]);
  expect(byTitle('Events')).toEqual([paths.weddingEvents, paths.socialEvents, paths.corporateEvents]);
  expect(byTitle('Media')).toEqual([paths.gallery, paths.latestNews, paths.newsletter]);
  const facilities = Object.values(paths).filter((path) => path.startsWith('/facilities/'));
  expect(byTitle('Facilities and Services')).toEqual(facilities);
  expect(groups.filter((group) => 'newTab' in group).map((group) => group.id)).toEqual(['facilities']);
});

test('H-12: ids and addresses are unique', () => {
  const groupLinks = groups.flatMap((group): readonly NavigationLink[] => group.links);
  const links = [home, ...plainLinks, ...groupLinks];
  expect(new Set(links.map((link) => link.id)).size).toBe(links.length);
  expect(new Set(links.map((link) => link.path)).size).toBe(links.length);
});

test('H-08: a page marks its group, and no other', () => {
  expect(holders(paths.festivalArticle)).toEqual(['media']);
  expect(holders(paths.hallBooking)).toEqual(['events']);
  expect(holders(paths.cafe)).toEqual(['facilities']);
  expect(holders(paths.home)).toEqual([]);
});

test('FT-03: the footer repeats four columns of four', () => {
  expect(footerColumns.map((column) => column.links.length)).toEqual([4, 4, 4, 4]);
});
