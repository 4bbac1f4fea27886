import { expect, test } from 'vitest';
import { mainPhone } from '@venue/shared/venue/contacts.ts';
import { noReplyText } from './no-reply.ts';

const reason = (at: string, from: string) => noReplyText({ at: Date.parse(at), from });
const atOnce =
  /^Your booking starts too soon to wait for our answer: call .* before you set out\. The office is open /;

test('a guest who arrives before an answer is sure to have come is not told to wait', () => {
  expect(reason('2026-11-20T08:00:00Z', '2026-11-20')).toMatch(atOnce);
  // 23:30 in Lagos, and half an hour later.
  expect(reason('2026-11-19T22:30:00Z', '2026-11-19')).toMatch(atOnce);
  expect(reason('2026-11-19T23:00:00Z', '2026-11-20')).toMatch(atOnce);
  expect(reason('2026-11-20T08:00:00Z', '2026-11-19')).toMatch(atOnce);
  // Paid on a Saturday for the Sunday, when the office is closed.
  expect(reason('2026-11-21T08:00:00Z', '2026-11-22')).toMatch(atOnce);
  // On the day of the answer.
  expect(reason('2026-11-19T22:59:00Z', '2026-11-20')).toMatch(atOnce);
});

test('everyone else waits until noon of a named day, as the receipt is read later too', () => {
  const text = `If you have not heard from us by noon on Sat 21 Nov 2026, call ${mainPhone}.`;
  expect(reason('2026-11-20T08:00:00Z', '2026-11-23')).toBe(text);
  expect(reason('2026-11-20T08:00:00Z', '2027-03-20')).toBe(text);
});

test('the answer is due at a noon when the office is open', () => {
  expect(reason('2026-11-21T17:00:00Z', '2027-03-20')).toContain('by noon on Mon 23 Nov 2026');
});
