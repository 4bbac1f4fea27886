import { expect, test } from 'vitest';
import { deluxeSuite } from '../booking/places.ts';
import { sampleStay } from '../booking/sample-stay.ts';
import { receiptLetter } from './receipt-letter.ts';

test('the receipt as a text says the sum with its reference, and until when to wait for the venue, or that it has confirmed', () => {
  const waiting = receiptLetter(deluxeSuite, sampleStay).text;
  expect(waiting).toContain('Not confirmed yet: If you have not heard from us');
  expect(waiting).toMatch(/Sum: ₦90,000\s*Reference: ARIYA-R1/);
  const { text } = receiptLetter(deluxeSuite, { ...sampleStay, isConfirmed: true });
  expect(text).toContain('Confirmed by the venue: yes');
});

test('nobody waits for the confirmation of what is cancelled', () => {
  const cancelled = { at: sampleStay.at, requestedAt: sampleStay.at, back: undefined };
  const { text } = receiptLetter(deluxeSuite, { ...sampleStay, changes: { moved: [], cancelled } });
  expect(text).toContain('Cancelled: ');
  expect(text).not.toContain('onfirmed');
});
