import { expect, test } from 'vitest';
import { concertSpace, deluxeSuite } from './places.ts';
import { ifYouCancel, stayTermsOf, termSentences } from './stay-terms.ts';

test('without terms in the venue’s document there are none', () => {
  expect(termSentences(stayTermsOf(deluxeSuite))).toEqual([]);
  expect(termSentences(stayTermsOf(concertSpace))).toEqual([]);
});

test('each term is one sentence, for rooms or for the concert space', () => {
  const venue = {
    stayTerms: { checkIn: '14:00', checkOut: '11:30', cancellation: 'Free until the day before.' },
    concertTerms: { cancellation: 'Half is refunded until a week before.' },
  };
  expect(termSentences(stayTermsOf(deluxeSuite, venue))).toEqual([
    'Check-in from 2pm.',
    'Check-out by 11:30am.',
    'Free until the day before.',
  ]);
  expect(termSentences(stayTermsOf(concertSpace, venue))).toEqual(['Half is refunded until a week before.']);
  expect(termSentences({ checkOut: '10:00' })).toEqual(['Check-out by 10am.']);
});

test('the venue’s cancellation rule is quoted', () => {
  expect(ifYouCancel({ cancellation: 'Half of it, a week before.' })).toBe(
    'If you cancel: Half of it, a week before.',
  );
});

test('without a rule, nothing is promised and visitors are told to ask first', () => {
  expect(ifYouCancel({})).toBe('If you cancel: ask reception what we would refund before you pay.');
});
