import { mainPhone } from '@venue/shared/venue/contacts.ts';
import { expect, test } from 'vitest';
import { silenceText } from './silence-words.ts';

const said = (at: string, from: string) => silenceText({ at: Date.parse(at), from });
const sameDay =
  /^It is for the day on which you paid, so do not wait for an answer: call .* before you set out\. The office answers /;

test('who comes on the day of the payment is not told to wait', () => {
  expect(said('2026-11-21T08:00:00Z', '2026-11-21')).toMatch(sameDay);
  // 23:30 in Lagos, and half an hour later.
  expect(said('2026-11-21T22:30:00Z', '2026-11-21')).toMatch(sameDay);
  expect(said('2026-11-21T23:00:00Z', '2026-11-22')).toMatch(sameDay);
  expect(said('2026-11-21T08:00:00Z', '2026-11-20')).toMatch(sameDay);
});

test('who comes on the next day calls before setting out', () => {
  const words = `You come on Sun 22 Nov 2026: if nothing has come by noon that day, call ${mainPhone} before you set out.`;
  expect(said('2026-11-21T08:00:00Z', '2026-11-22')).toBe(words);
  expect(said('2026-11-21T22:59:00Z', '2026-11-22')).toBe(words);
});

test('everybody else waits until noon of a day that is named, as the receipt is read later too', () => {
  const words = `If nothing has come by noon on Sun 22 Nov 2026, call ${mainPhone}.`;
  expect(said('2026-11-21T08:00:00Z', '2026-11-23')).toBe(words);
  expect(said('2026-11-21T08:00:00Z', '2027-03-20')).toBe(words);
});
