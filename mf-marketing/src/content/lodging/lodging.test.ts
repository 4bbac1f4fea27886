import { expect, test } from 'vitest';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { apartments, roomsBookedElsewhere, roomsBookedHere, type Lodging, lodgingFrom } from './lodging.ts';

const rooms: readonly Lodging[] = [...roomsBookedHere, ...roomsBookedElsewhere];

test('D-02: two rooms have booking pages, three are let elsewhere', () => {
  expect(roomsBookedHere.map(({ online }) => online)).toEqual([
    { path: addressOf('mf-bookings/standard-suite-booking'), rate: 25_000 },
    { path: addressOf('mf-bookings/deluxe-suite-booking'), rate: 30_000 },
  ]);
  expect(roomsBookedElsewhere).toHaveLength(3);
});

test('FC-11, FC-12, K-06..09: two apartments, listed and online', () => {
  expect(apartments.map(({ name, facts, listed, online }) => ({ name, facts, listed, ...online }))).toEqual([
    {
      name: 'Executive Apartment',
      facts: ['3 bedrooms'],
      listed: 100_000,
      path: addressOf('mf-bookings/three-bedroom-booking'),
      rate: 80_000,
    },
    {
      name: 'Luxury Suite',
      facts: ['2 bedrooms'],
      listed: 100_000,
      path: addressOf('mf-bookings/two-bedroom-booking'),
      rate: 60_000,
    },
  ]);
});

test('D-01: booking online never costs more than the list', () => {
  const online = [...rooms, ...apartments].flatMap(({ listed, online: booked }) =>
    booked ? [{ listed, rate: booked.rate }] : [],
  );
  expect(online).toHaveLength(4);
  for (const { listed, rate } of online) expect(rate).toBeLessThan(listed);
});

const bare = { key: 'attic', name: 'Attic', listedRate: 40_000, stars: 2 };

test('without a booking page or an online rate, reception books it', () => {
  const description = { text: '', path: '/book' };
  expect(lodgingFrom(bare, [], description).online).toBeUndefined();
  expect(lodgingFrom({ ...bare, onlineRate: 1 }).online).toBeUndefined();
  expect(lodgingFrom({ ...bare, onlineRate: 1 }, [], description).online).toEqual({ path: '/book', rate: 1 });
});
