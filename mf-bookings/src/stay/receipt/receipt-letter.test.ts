import { expect, test } from 'vitest';
import { deluxeSuite } from '../booking/places.ts';
import { sampleStay } from '../../../test/sample-stay.ts';
import { receiptLetter } from './receipt-letter.ts';

test('the receipt as a message has the amount, its reference, and whether the venue has confirmed or until when to wait', () => {
  const waiting = receiptLetter(deluxeSuite, sampleStay).text;
  expect(waiting).toContain('Not confirmed yet: If you have not heard from us');
  expect(waiting).toMatch(/Amount: ₦90,000\s*Reference: ARIYA-R1/);
  const { text } = receiptLetter(deluxeSuite, { ...sampleStay, isConfirmed: true });
  expect(text).toContain('Confirmed by the venue: yes');
});

test('a cancelled stay awaits no confirmation', () => {
  const cancelled = { at: sampleStay.at, requestedAt: sampleStay.at, back: undefined };
  const { text } = receiptLetter(deluxeSuite, { ...sampleStay, changes: { moved: [], cancelled } });
  expect(text).toContain('Cancelled: ');
  expect(text).not.toContain('onfirmed');
});
