import { expect, test, vi } from 'vitest';
import { announceResult } from './payment-result-text.ts';

test('M-07, M-08, M-11: only a payment is announced as good news; a transfer under way is not', () => {
  const notify = vi.fn();
  const kinds = [
    'closed-after-shown',
    'closed-before-shown',
    'unavailable',
    'no-connection',
    'too-much',
  ] as const;
  for (const kind of kinds) announceResult({ notify }, { kind });
  for (const status of ['paid', 'pending'] as const)
    announceResult({ notify }, { kind: 'paid-or-pending', record: { status } });
  expect(notify.mock.calls).toEqual([
    ['error', 'Something went wrong. Try again'],
    ['error', 'Something went wrong. Try again'],
    ['error', "Unable to load the card provider's inline script"],
    ['error', "Unable to load the card provider's inline script"],
    ['success', 'Payment Successful'],
  ]);
});
