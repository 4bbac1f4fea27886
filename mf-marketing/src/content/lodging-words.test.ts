import { expect, test } from 'vitest';
import * as words from './lodging-words.ts';

test('rooms and apartments in sentences, from the venue’s document', () => {
  expect(words.kindsOfRoom).toBe('five kinds of room');
  expect(words.roomRates).toBe('from ₦35,000 a night in a Basic Standard to ₦60,000 in a Luxury Deluxe');
  expect([words.roomsFrom, words.onlineFrom, words.apartmentRate]).toEqual([
    '₦35,000',
    '₦25,000',
    '₦100,000',
  ]);
  expect(words.apartmentsWithBedrooms('or')).toBe(
    'An Executive Apartment with three bedrooms or a Luxury Suite with two',
  );
  expect([words.bedroomsInWords('and'), words.bedroomsHeading]).toEqual([
    'two and three bedrooms',
    'Three bedrooms or two.',
  ]);
});

test('a picture of a room that the venue does not let has a name too', () => {
  expect([words.lodgingNameOf('luxury-suite'), words.lodgingNameOf('attic')]).toEqual([
    'Luxury Suite',
    'A room',
  ]);
});
