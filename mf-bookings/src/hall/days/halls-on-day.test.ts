import { halls } from '@venue/shared/venue/halls.ts';
import type { Hall } from '@venue/shared/venue/venue-schema.ts';
import { expect, test } from 'vitest';
import { hallsOnDay, isWantedHallFree, wantedHall } from './halls-on-day.ts';

const [ballRoom, ambali, wosilat] = halls;
const all = halls.map(({ id }) => id);
const without = (hall: Hall | undefined) => all.filter((id) => id !== hall?.id);
const names = (list: readonly Hall[]) => list.map(({ name }) => name);
const anybody = { people: undefined, hall: '' };

test('who comes with a number wants the smallest hall that holds it with ease, unless one is chosen', () => {
  expect(wantedHall({ people: 60, hall: '' })).toBe(ballRoom);
  expect(wantedHall({ people: 650, hall: '' })).toBe(ambali);
  expect(wantedHall({ people: 650, hall: 'Wosilat Hall' })).toBe(wosilat);
  expect(wantedHall(anybody)).toBeUndefined();
});

test('the hall that fits stands first, and those that are too small are not offered', () => {
  const day = hallsOnDay({ people: 650, hall: '' }, all);
  expect(names(day.free)).toEqual(['Ambali Hall', 'Wosilat Hall']);
  expect(names(day.tooSmall)).toEqual(['Ball Room']);
  expect(names(hallsOnDay({ people: 650, hall: 'Wosilat Hall' }, all).free)[0]).toBe('Wosilat Hall');
});

test('without a number, or with more people than any hall holds, every free hall is offered', () => {
  expect(hallsOnDay(anybody, all).free).toHaveLength(halls.length);
  expect(hallsOnDay({ people: 5000, hall: '' }, all).free).toHaveLength(halls.length);
});

test('what a visitor came for is to be had when the wanted hall is free', () => {
  const asked = { people: 650, hall: '' };
  expect(isWantedHallFree(hallsOnDay(asked, all))).toBe(true);
  expect(isWantedHallFree(hallsOnDay(asked, without(ambali)))).toBe(false);
  expect(isWantedHallFree(hallsOnDay(anybody, without(ambali)))).toBe(true);
  expect(isWantedHallFree(hallsOnDay(anybody, []))).toBe(false);
});
