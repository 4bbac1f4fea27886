import { expect, test } from 'vitest';
import type { Term } from './stay-terms.ts';
import { capacityTerms, termGroups } from './terms.ts';

const terms = termGroups.flatMap(({ terms: inGroup }): readonly Term[] => inGroup);

/** Whether one term says all of it. */
function says(...words: string[]): boolean {
  return terms.some(({ text }) => words.every((word) => text.includes(word)));
}

const rules: readonly (readonly [id: string, ...words: string[]])[] = [
  ['TC-01', 'deposit is 40%', 'non-refundable'],
  ['TC-02', 'Full payment', '30 days before the event'],
  ['TC-03', 'within 30 days of the event', 'in full'],
  ['TC-04', 'Changing the date', '20%', 'at least 30 days’ notice'],
  ['TC-05', 'Cancelling within 5 business days', 'deposit less 20%'],
  ['TC-06', 'returned cheque', '₦50,000'],
  ['TC-07', 'Wosilat', '900'],
  ['TC-07', 'Ambali', '700'],
  ['TC-07', 'Banquet Hall', '70 comfortably'],
  ['TC-08', 'rehearsal lasts one hour at most', '₦10,000 per hour'],
  ['TC-09', 'Overtime', '₦100,000 per hour'],
  ['TC-10', 'Rehearsals', 'one week ahead'],
  ['TC-11', 'Armed', '₦35,000 per hour'],
  ['TC-12', 'Unarmed', '₦25,000 per hour'],
  ['TC-13', 'Security', 'minimum of 5 hours'],
  ['TC-14', 'Decorations', 'approved', '2 weeks before'],
  ['TC-15', 'Table plans', '30 days before'],
  ['TC-16', 'Adverts are submitted', '30 days before'],
  ['TC-17', 'No advert', 'within 3 miles'],
  ['TC-18', 'Adverts are removed', 'within 2 days'],
  ['TC-19', 'Alcohol', '21 and over'],
  ['TC-20', '8am to 6pm', 'Monday to Friday'],
  ['TC-21', 'Saturday', '8am to 3pm'],
  ['K-16', 'caution', '₦200,000', 'refundable in 7 days'],
  ['K-16', 'invoice', '24 hours'],
  ['K-17', '7am to 8pm'],
  ['K-17', 'After 8pm', '₦50,000'],
];

test.each(rules)('%s: the terms say %s', (_id, ...words) => {
  expect(says(...words)).toBe(true);
});

test('D-43: rule and exception of the deposit stand in one sentence', () => {
  const sentences = terms.flatMap(({ text }) => text.split('. '));
  const rule = sentences.find((sentence) => sentence.includes('non-refundable'));
  expect(rule).toContain('except');
  expect(rule).toContain('5 business days');
  expect(rule).toContain('less 20%');
});

test('PG-06: every group can be linked to, every term is said once', () => {
  expect(new Set(termGroups.map(({ id }) => id)).size).toBe(termGroups.length);
  expect(new Set(terms.map(({ text }) => text)).size).toBe(terms.length);
});

test('D-03: a name that only the terms use is joined to the one of all other pages, and both figures stand together', () => {
  expect(capacityTerms.map(({ text }) => text)).toEqual([
    'Ball Room (called Banquet Hall in the contract) seats 70 comfortably, 80 at most.',
    'Ambali Hall seats 700 comfortably, 800 at most.',
    'Wosilat Hall seats 800 to 900.',
  ]);
  expect(capacityTerms.map(({ figure }) => figure)).toEqual(['80', '800', '900']);
});

test('D-46, TC-09: the two charges of the night say which is which', () => {
  const hours = termGroups.find(({ id }) => id === 'hours')?.terms.map(({ text }) => text) ?? [];
  expect(hours).toEqual([
    'Operating hours are 7am to 8pm.',
    'After 8pm a one-off charge of ₦50,000 applies. It is agreed before the day.',
    'Overtime, which is time on the day beyond the agreed hours, costs ₦100,000 per hour.',
  ]);
});
