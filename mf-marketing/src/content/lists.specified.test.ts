import { expect, test } from 'vitest';
import { inFigures, numberWords } from '@venue/shared/text/numbers.ts';
import { openings } from '@venue/shared/venue/openings.ts';
import specification from '../../../docs/specification.md?raw';
import { corporateEvents } from './events/corporate-events.ts';
import { otherEvents, picturedEvents, remembrance } from './events/social-events.ts';
import { weddingCards, weddingKinds } from './events/weddings.ts';
import { headlineFigures } from './halls/capacities.ts';
import { eventCenterSpecs } from './halls/event-center.ts';
import { homeHero, powerSupply, quoteCards, services } from './home/home.ts';
import { statistics } from './home/statistics.ts';
import { apartmentFeatures, apartments, hotelFeatures, hotelRooms } from './lodging/lodging.ts';
import { articleParts } from './news/article-text.ts';
import { longArticle } from './news/news.ts';
import { photoBoothServices } from './on-the-move.ts';
import { reasons } from './overview.ts';
import { cafe } from './social-places/cafe.ts';
import { lounge } from './social-places/lounge.ts';
import { nightClub } from './social-places/night-club.ts';
import { capacitySpec, socialSpecs } from './social-places/social-specs.ts';

/** Without the differences in which the specification and the pages may be written. */
function normal(text: string): string {
  return text.toLowerCase().replaceAll('`', '').replaceAll('up to ', '').replaceAll('cleaning', 'clean');
}

function lineOf(code: string): string {
  const [, line] = new RegExp(`^- ${code} (.*)$`, 'm').exec(specification) ?? [];
  if (line === undefined) throw new Error(`the specification has no line ${code}`);
  return normal(line);
}

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);
const prices = (items: typeof hotelRooms) => items.map(({ name, listed }) => `${name} ${inFigures(listed)}`);

/** The code of a line, and what a page lists for it. */
const lists: readonly (readonly [code: string, items: readonly string[]])[] = [
  [
    'G-09',
    [
      `${headlineFigures.squareFeet} square feet`,
      `${headlineFigures.guests} guests overall`,
      `${headlineFigures.seated} seated for weddings`,
    ],
  ],
  [
    'HM-04',
    statistics.map(({ place, guests, hasPlus }) => `${place} ${inFigures(guests)}${hasPlus ? '+' : ''}`),
  ],
  ['HM-09', titles(quoteCards)],
  ['HM-10', [`${powerSupply.figure} ${powerSupply.name}`, ...names(services)]],
  ['EV-02', names(weddingKinds)],
  ['EV-03', titles(weddingCards)],
  ['EV-07', titles([...picturedEvents, ...otherEvents, remembrance])],
  ['EV-09', titles(corporateEvents)],
  ['FC-04', names(hotelFeatures)],
  ['FC-06', prices(hotelRooms)],
  ['FC-10', names(apartmentFeatures)],
  ['FC-11', apartments.map(({ name, facts, listed }) => `${name} (${facts.join()}) ${inFigures(listed)}`)],
  ['FC-13', names(eventCenterSpecs)],
  ...[nightClub, lounge, cafe].map(
    (place) => ['FC-22', [capacitySpec(place), ...Object.values(socialSpecs)]] as const,
  ),
  ['MD-06', articleParts(longArticle.body).sections.map(({ title }) => title)],
  ['K-19', openings.map(({ job, posts }) => `${job} ${posts}`)],
];

/** Whether the line has the whole item, not only the beginning of another one. */
function hasItem(line: string, item: string): boolean {
  return line
    .split(normal(item))
    .slice(1)
    .some((rest) => /^(?:[,.;]|$| \()/.test(rest));
}

test.each(lists)('%s: the specification has each of %j', (code, items) => {
  expect(items.filter((item) => !hasItem(lineOf(code), item))).toEqual([]);
});

const counts: readonly (readonly [code: string, items: readonly unknown[], of: string])[] = [
  ['HM-04', statistics, 'counters'],
  ['HM-09', quoteCards, 'request-a-quote cards'],
  ['AB-03', reasons, 'cards'],
  ['EV-02', weddingKinds, 'kinds'],
  ['EV-03', weddingCards, 'cards'],
  ['EV-07', [...picturedEvents, ...otherEvents, remembrance], 'cards'],
  ['EV-09', corporateEvents, 'types'],
  ['FC-06', hotelRooms, 'room types'],
  ['FC-11', apartments, 'apartment types'],
  ['FC-19', photoBoothServices, 'items'],
  ['K-19', openings, 'jobs'],
];

test.each(counts)('%s: as many as the specification says', (code, items, of) => {
  expect(lineOf(code)).toContain(`${numberWords(new Set(items).size)} ${of}`);
});

test('FC-04, FC-10, FC-13, FC-22, HM-10, MD-06: nothing of an uncounted list is left out', () => {
  const lengths = [hotelFeatures, apartmentFeatures, eventCenterSpecs, Object.keys(socialSpecs), services];
  expect(lengths.map(({ length }) => length)).toEqual([9, 4, 4, 5, 4]);
  expect(articleParts(longArticle.body).sections).toHaveLength(3);
});

test('G-09, G-10: the hero names the headline figures and the place', () => {
  for (const figure of Object.values(headlineFigures)) expect(homeHero.intro).toContain(figure);
  expect(homeHero.greeting.rest).toContain('Ago Iwoye, Ogun State, Nigeria');
});
