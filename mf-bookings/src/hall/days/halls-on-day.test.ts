import { expect, test } from 'vitest';
import type { Hall } from '@venue/shared/contract/venue-schema.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import {
  hallsOnDay,
  isPreferredHallFree,
  preferredHall,
  dayRowText,
  freeHallsText,
  ownHallsText,
} from './halls-on-day.ts';

const [ballRoom, ambali, wosilat] = halls;
const all = halls.map(({ id }) => id);
const without = (hall: Hall | undefined) => all.filter((id) => id !== hall?.id);
const names = (list: readonly Hall[]) => list.map(({ name }) => name);
const anybody = { people: undefined, hall: '' };

test('a guest count alone means the smallest hall that seats it; a chosen hall comes first', () => {
  expect(preferredHall({ people: 60, hall: '' })).toBe(ballRoom);
  expect(preferredHall({ people: 650, hall: '' })).toBe(ambali);
  expect(preferredHall({ people: 650, hall: 'Wosilat Hall' })).toBe(wosilat);
  expect(preferredHall(anybody)).toBeUndefined();
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
  expect(isPreferredHallFree(hallsOnDay(asked, all))).toBe(true);
  expect(isPreferredHallFree(hallsOnDay(asked, without(ambali)))).toBe(false);
  expect(isPreferredHallFree(hallsOnDay(anybody, without(ambali)))).toBe(true);
  expect(isPreferredHallFree(hallsOnDay(anybody, []))).toBe(false);
});

const idsOf = (free: readonly (Hall | undefined)[]) => free.flatMap((each) => each?.id ?? []);

function text(free: readonly (Hall | undefined)[], people?: number, hall = '') {
  return freeHallsText('2031-03-20', hallsOnDay({ people, hall }, idsOf(free)));
}

test('a look at a day names the halls that are free and those that are taken, and that nothing is held', () => {
  expect(text([ballRoom, ambali, wosilat])).toBe(
    'Thu 20 Mar 2031: Ball Room, Ambali Hall and Wosilat Hall are free. Nothing is held yet.',
  );
  expect(text([ballRoom])).toBe(
    'Thu 20 Mar 2031: Ball Room is free. Ambali Hall and Wosilat Hall are taken. Nothing is held yet.',
  );
});

test('with a guest count it names the hall that fits, after what became of the wanted hall', () => {
  expect(text([ballRoom, ambali, wosilat], 650)).toBe(
    'Thu 20 Mar 2031: Ambali Hall is free and holds 650 people. Wosilat Hall is also free. Nothing is held yet.',
  );
  expect(text([ballRoom, wosilat], 650)).toBe(
    'Thu 20 Mar 2031: Ambali Hall is taken. Wosilat Hall is free and holds 650 people. Nothing is held yet.',
  );
  expect(text([ballRoom], 650)).toBe(
    'Thu 20 Mar 2031: Ambali Hall and Wosilat Hall are taken. Ball Room is free but too small for 650 people. Nothing is held yet.',
  );
});

test('a hall that is chosen and too small is called that', () => {
  expect(text([ballRoom], 650, 'Ball Room')).toContain('Ball Room is free but too small for 650 people.');
});

test('no hall is said to hold more people than any does', () => {
  expect(text([wosilat], 5000)).not.toContain('holds');
});

test('no hall of ours among the answer, or none at all, is a day that is taken', () => {
  const unknown = hallsOnDay({ people: undefined, hall: '' }, [999]);
  expect(freeHallsText('2031-03-20', unknown)).toBe('Thu 20 Mar 2031: every hall is taken.');
  expect(text([])).toBe('Thu 20 Mar 2031: every hall is taken.');
});

test('a day for which the service offers no hall is not called taken if it gave a reason', () => {
  const day = hallsOnDay(anybody, [], 'Bookings open on 1 January');
  expect(freeHallsText('2031-03-20', day)).toBe(
    'Thu 20 Mar 2031: no hall is offered. The booking system says: “Bookings open on 1 January”.',
  );
  expect(dayRowText(day)).toBe('No hall is offered: “Bookings open on 1 January”');
});

test('a row of a list says the same in short', () => {
  const row = (free: readonly (Hall | undefined)[]) =>
    dayRowText(hallsOnDay({ people: 650, hall: '' }, idsOf(free)));
  expect(row([ballRoom, ambali])).toBe('Ambali Hall is free');
  expect(row([ballRoom])).toBe('Only Ball Room is free but too small');
  expect(row([])).toBe('Every hall is taken');
});

test('E-12: a taken hall that this device has asked for is not given up for another', () => {
  const hold = {
    hall: 'Ambali Hall',
    eventDate: '2031-03-20',
    at: 0,
    invoiceNumber: '481902',
    validHours: 24,
  };
  const onDay = (day: { hall: string; eventDate: string }) => ({
    hold: day.hall === hold.hall && day.eventDate === hold.eventDate ? hold : undefined,
    booking: undefined,
  });
  const taken = hallsOnDay(anybody, idsOf([wosilat]));
  expect(ownHallsText('2031-03-20', taken, onDay)).toBe(
    'Ambali Hall may be taken in your own name: look under My bookings before you choose another.',
  );
  expect(ownHallsText('2031-03-21', taken, onDay)).toBe('');
  expect(ownHallsText('2031-03-20', hallsOnDay(anybody, all), onDay)).toBe('');
});
