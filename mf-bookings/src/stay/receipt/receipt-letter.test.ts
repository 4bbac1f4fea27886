import { expect, test } from 'vitest';
import { deluxeSuite } from '../booking/places.ts';
import { sampleStay } from '../booking/sample-stay.ts';
import { receiptLetter } from './receipt-letter.ts';

test('the receipt as a text says until when to wait for the venue, or that it has confirmed', () => {
  expect(receiptLetter(deluxeSuite, sampleStay).text).toContain('Not confirmed yet: If nothing has come');
  const { text } = receiptLetter(deluxeSuite, { ...sampleStay, isConfirmed: true });
  expect(text).toContain('Confirmed by the venue: yes');
});

test('nobody waits for the confirmation of what is cancelled', () => {
  const cancelled = { at: sampleStay.at, requestedAt: sampleStay.at, back: undefined };
  const { text } = receiptLetter(deluxeSuite, { ...sampleStay, changes: { moved: [], cancelled } });
  expect(text).toContain('Cancelled: ');
  expect(text).not.toContain('onfirmed');
});
