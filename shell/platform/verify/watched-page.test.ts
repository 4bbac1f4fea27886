import { expect, test } from 'vitest';
import { isOfTheTrial } from './watched-page.ts';

const unanswered = new Set(['/Paystack/Verify', '/']);

function threw(message: string) {
  return { kind: 'threw', message, file: undefined } as const;
}

test('a page that reports a call without an answer is not blamed, as the trial kept that call back', () => {
  const lost = threw('/Paystack/Verify?reference=R1: no answer that can be read');
  expect(isOfTheTrial(lost, unanswered)).toBe(true);
  expect(isOfTheTrial(lost, new Set())).toBe(false);
});

test('whatever else a page throws is its own fault', () => {
  expect(isOfTheTrial(threw('/ is not a function'), unanswered)).toBe(false);
  expect(isOfTheTrial({ kind: 'missing', file: '/Paystack/Verify' }, unanswered)).toBe(false);
});
