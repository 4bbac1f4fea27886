import { expect, test } from 'vitest';
import { payerProblems } from './payer-fields.ts';

const payer = { name: 'Tunde Bello', email: 'tunde@example.com', phone: '' };

test.each(['', '\u0301\u0323'])('a payer needs a name that can be seen', (name) => {
  expect(payerProblems({ ...payer, name })).toEqual({ name: expect.stringContaining('Enter your name') });
});

test('B-10: a payer needs an e-mail address', () => {
  expect(payerProblems(payer)).toBeUndefined();
  expect(payerProblems({ ...payer, email: 'tunde' })).toEqual({ email: expect.any(String) });
});
