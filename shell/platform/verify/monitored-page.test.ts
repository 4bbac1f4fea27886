import { expect, test } from 'vitest';
import { isCausedByBlocking } from './monitored-page.ts';

const unanswered = new Set(['/Paystack/Verify', '/']);

function threw(message: string) {
  return { kind: 'page-error', message, file: undefined } as const;
}

test('a page that reports an unanswered request is not blamed, because the network is blocked', () => {
  const lost = threw('/Paystack/Verify?reference=R1: no answer that can be read');
  expect(isCausedByBlocking(lost, unanswered)).toBe(true);
  expect(isCausedByBlocking(lost, new Set())).toBe(false);
});

test('any other error is the page’s own', () => {
  expect(isCausedByBlocking(threw('/ is not a function'), unanswered)).toBe(false);
  expect(isCausedByBlocking({ kind: 'missing-file', file: '/Paystack/Verify' }, unanswered)).toBe(false);
});
