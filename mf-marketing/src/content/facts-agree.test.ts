import { expect, test } from 'vitest';
import { capacityTerms, termGroups } from './terms/terms.ts';
import { hallExtras } from './halls/hall-extras.ts';

test('D-03: a name that only the terms use is joined to the one of all other pages, and both figures stand together', () => {
  expect(capacityTerms.map(({ text }) => text)).toEqual([
    'Ball Room (called Banquet Hall in the contract) seats 70 comfortably, 80 at most.',
    'Ambali Hall seats 700 comfortably, 800 at most.',
    'Wosilat Hall seats 800 to 900.',
  ]);
  expect(capacityTerms.map(({ figure }) => figure)).toEqual(['80', '800', '900']);
});

test('D-46, TC-09: the two charges of the night say which is which, on the hall page and in the terms', () => {
  expect(hallExtras.map(({ name, price }) => `${name}: ${price}`)).toEqual(
    expect.arrayContaining([
      'After 8pm, agreed beforehand: ₦50,000 once',
      'Past the agreed hours: ₦100,000 an hour',
    ]),
  );
  const hours = termGroups.find(({ id }) => id === 'hours')?.terms.map(({ text }) => text) ?? [];
  expect(hours).toEqual([
    'Operating hours are 7am to 8pm.',
    'After 8pm a one-off charge of ₦50,000 applies. It is agreed before the day.',
    'Overtime, which is time on the day beyond the agreed hours, costs ₦100,000 per hour.',
  ]);
});
