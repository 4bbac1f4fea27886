import { expect, test } from 'vitest';
import { concertSpace, deluxeSuite } from './places.ts';
import { stayTermsOf } from './stay-terms.ts';

test('without terms in the venue’s document there are none', () => {
  expect(stayTermsOf(deluxeSuite)).toEqual([]);
  expect(stayTermsOf(concertSpace)).toEqual([]);
});

test('each term is one sentence, for rooms or for the concert space', () => {
  const venue = {
    stayTerms: { checkIn: '14:00', checkOut: '11:30', cancellation: 'Free until the day before.' },
    concertTerms: { cancellation: 'Half is refunded until a week before.' },
  };
  expect(stayTermsOf(deluxeSuite, venue)).toEqual([
    'Check-in from 2pm.',
    'Check-out by 11:30am.',
    'Free until the day before.',
  ]);
  expect(stayTermsOf(concertSpace, venue)).toEqual(['Half is refunded until a week before.']);
  expect(stayTermsOf(deluxeSuite, { stayTerms: { checkOut: '10:00' } })).toEqual(['Check-out by 10am.']);
});
