import { expect, test } from 'vitest';
import { listWords } from './list-words.ts';

test.each([
  [0, 0, 'Invoices to pay and receipts to keep, as this browser remembers them.'],
  [1, 1, 'One to settle. This browser remembers it; nobody else does.'],
  [1, 3, 'One to settle, two to keep. This browser remembers them; nobody else does.'],
  [0, 1, 'One to keep. This browser remembers it; nobody else does.'],
])('%i open of %i', (open, all, words) => {
  expect(listWords({ open, all })).toBe(words);
});
