import { expect, test } from 'vitest';
import { concertSpace, deluxeSuite } from './places.ts';
import { stayTermsOf } from './stay-terms.ts';

test('the venue sets no terms of a stay until its document has them', () => {
  expect(stayTermsOf(deluxeSuite)).toEqual([]);
  expect(stayTermsOf(concertSpace)).toEqual([]);
});

test('each term that is set is one sentence, of the kind of place that it is for', () => {
  const venue = {
    stayTerms: { checkIn: '14:00', checkOut: '11:30', cancellation: 'Free until the day before.' },
    concertTerms: { cancellation: 'Half comes back until a week before.' },
  };
  expect(stayTermsOf(deluxeSuite, venue)).toEqual([
    'Check-in from 2pm.',
    'Check-out by 11:30am.',
    'Free until the day before.',
  ]);
  expect(stayTermsOf(concertSpace, venue)).toEqual(['Half comes back until a week before.']);
  expect(stayTermsOf(deluxeSuite, { stayTerms: { checkOut: '10:00' } })).toEqual(['Check-out by 10am.']);
});
