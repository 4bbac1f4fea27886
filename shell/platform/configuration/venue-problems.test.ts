import { expect, test } from 'vitest';
import type { Venue } from '@venue/shared/contract/venue-schema.ts';
import { defaultVenue } from './default-venue.ts';
import { venueProblems, withHallsInOrder } from './venue-problems.ts';

const [small, middle, large] = defaultVenue.halls;
if (!small || !middle || !large) throw new Error('the specified venue has three halls');
const [room, ...rooms] = defaultVenue.rooms;
if (!room) throw new Error('the specified venue has rooms');
const { capacities, grounds, apartments } = defaultVenue;

test('the specified venue has no problems', () => {
  expect(venueProblems(defaultVenue)).toEqual([]);
});

test.each<[string, Partial<Venue>, string]>([
  [
    'two halls with one id',
    { halls: [small, { ...middle, id: small.id }] },
    'venue.halls.1.id: is the same as venue.halls.0.id',
  ],
  [
    'two halls with one key',
    { halls: [small, { ...middle, key: small.key }] },
    'venue.halls.1.key: is the same as',
  ],
  [
    'two halls with one name',
    { halls: [small, { ...middle, name: ' ball room' }] },
    'venue.halls.1.name: is the same as',
  ],
  [
    'two rooms with one key',
    { rooms: [room, room, ...rooms] },
    'venue.rooms.1.key: is the same as venue.rooms.0.key',
  ],
  [
    'a room named as an apartment is',
    { rooms: [{ ...room, name: 'Luxury Suite' }, ...rooms] },
    'venue.apartments.1.name: is the same as venue.rooms.0.name',
  ],
  ['no rooms', { rooms: [] }, 'venue.rooms: must include the key “basic-standard”'],
  ['no apartments', { apartments: [] }, 'venue.apartments: must include the key “executive-apartment”'],
  [
    'a booking page without a price',
    { apartments: apartments.map(({ key, name, listedRate, stars }) => ({ key, name, listedRate, stars })) },
    'venue.apartments.0.onlineRate: is missing',
  ],
  [
    'terms of another hall',
    { halls: [{ ...small, inTerms: 700 }] },
    'venue.halls.0.inTerms: must be from 40 to 160',
  ],
  [
    'a list the wrong way round',
    { halls: [{ ...large, listed: { from: 900, to: 800 } }] },
    'venue.halls.0.listed.to',
  ],
  [
    'more at tables than in rows',
    { halls: [{ ...small, seatedAtTables: 81 }] },
    'venue.halls.0.seatedAtTables',
  ],
  [
    'an event center below its hall',
    { capacities: { ...capacities, eventCenter: 899 } },
    'venue.capacities.eventCenter: must be at least 900',
  ],
  [
    'grounds below their event center',
    { grounds: { ...grounds, guests: { from: 100, to: 2400 } } },
    'venue.grounds.guests.to: must be at least 2500',
  ],
])('%s: refused by its key', (_, over, text) => {
  expect(venueProblems({ ...defaultVenue, ...over }).join('\n')).toContain(text);
});

test('halls are sorted from smallest to largest', () => {
  const { halls } = withHallsInOrder({ ...defaultVenue, halls: [large, small, middle] });
  expect(halls).toEqual([small, middle, large]);
});
