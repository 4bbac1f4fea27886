import { expect, test } from 'vitest';
import { payerProblems } from './payer-fields.ts';

const payer = { name: 'Tunde Bello', email: 'tunde@example.com', phone: '' };

test.each(['', '\u0301\u0323'])('the venue has to know whose payment it is', (name) => {
  expect(payerProblems({ ...payer, name })).toEqual({ name: expect.stringContaining('Enter your name') });
});

test('B-10: the card company needs an address', () => {
  expect(payerProblems(payer)).toBeUndefined();
  expect(payerProblems({ ...payer, email: 'tunde' })).toEqual({ email: expect.any(String) });
});
