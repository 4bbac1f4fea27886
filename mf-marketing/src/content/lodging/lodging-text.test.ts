import { expect, test } from 'vitest';
import { rooms } from '@venue/shared/venue/lodging.ts';
import * as text from './lodging-text.ts';

test('rooms and apartments in sentences, from the venue’s document', () => {
  expect([text.roomsFrom, text.apartmentsFrom]).toEqual(['₦25,000', '₦60,000']);
  expect([text.paidRates(rooms), text.paidRates(rooms.slice(0, 1))]).toEqual([
    '₦25,000 to ₦60,000',
    '₦25,000',
  ]);
});

test('a picture of a room that the venue does not let has a name too', () => {
  expect([text.lodgingNameOf('luxury-suite'), text.lodgingNameOf('attic')]).toEqual([
    'Luxury Suite',
    'A room',
  ]);
  expect(['luxury-suite', 'basic-standard', 'attic'].map(text.lodgingWithRate)).toEqual([
    'Luxury Suite, ₦60,000 a night',
    'Basic Standard, ₦25,000 a night',
    'A room',
  ]);
});
