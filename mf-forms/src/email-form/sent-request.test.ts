import { expect, test } from 'vitest';
import { mainPhone } from '@venue/shared/venue/contacts.ts';
import { answerText } from './sent-request.tsx';

/** A Friday. */
const at = Date.parse('2026-11-27T16:00:00Z');
const hours = [{ days: 'Monday to Friday', from: '08:00', to: '18:00' }];
const email = 'ade@example.com';

test('a reply is promised by a day on which the office is open, if the venue has said within how many', () => {
  expect(answerText({ email }, { at, days: 2, hours })).toBe(
    `We’ll reply to ${email} by Tuesday 1 December 2026. If you’ve heard nothing by then, call ${mainPhone} with this reference.`,
  );
});

test('if the venue has not said it, no day is given', () => {
  expect(answerText({ email }, { at })).toBe(
    `We’ll reply to ${email}. If you hear nothing, call ${mainPhone} with this reference.`,
  );
});

test('without an e-mail address we call; without a phone number either, the visitor is asked to call', () => {
  for (const link of [{ phone: '0803 1' }, { number: '0803 1' }]) {
    expect(answerText(link, { at })).toMatch(/^You left no e-mail address, so we’ll call 0803 1\. /);
  }
  expect(answerText({}, { at, days: 2 })).toBe(
    `You left no e-mail address or phone number, so please call ${mainPhone} with this reference.`,
  );
});
