import { expect, test } from 'vitest';
import { widthOf, seatColumns, seatsOutline, mostSeats } from './hall-seat-charts.tsx';

test('FC-15: people fill the seats from the left, column by column', () => {
  expect(mostSeats).toBe(900);
  expect(seatColumns(0)).toEqual([]);
  expect(seatColumns(41).map(({ seats }) => seats)).toEqual([10, 10, 10, 10, 1]);
  expect(seatColumns(650).reduce((sum, { seats }) => sum + seats, 0)).toBe(650);
});

test('FC-15: all halls are drawn to one scale, from their first seat', () => {
  expect([80, 800, 900].map(widthOf)).toEqual([80, 800, 900]);
});

test('FC-15: a hall has exactly its seats, even if the last column is not full', () => {
  expect(seatsOutline(85)).toBe('M0 0h90v50H80V100H0z');
  expect(seatsOutline(900)).toBe('M0 0h900v100H900V100H0z');
});
