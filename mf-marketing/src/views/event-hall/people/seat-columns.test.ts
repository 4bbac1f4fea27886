import { expect, test } from 'vitest';
import { across, seatColumns, seatsOutline, seatsShown } from './seat-columns.ts';

test('FC-15: people fill the seats from the left, column by column', () => {
  expect(seatsShown).toBe(900);
  expect(seatColumns(0)).toEqual([]);
  expect(seatColumns(41).map(({ seats }) => seats)).toEqual([12, 12, 12, 5]);
  expect(seatColumns(650).reduce((sum, { seats }) => sum + seats, 0)).toBe(650);
});

test('FC-15: all halls are drawn to one scale, from their first seat', () => {
  expect([80, 800, 900].map(across)).toEqual([70, 670, 750]);
});

test('FC-15: a hall has its seats and no more, also where its last column is not full', () => {
  expect(seatsOutline(80)).toBe('M0 0h70v80H60V120H0z');
  expect(seatsOutline(900)).toBe('M0 0h750v120H750V120H0z');
});
