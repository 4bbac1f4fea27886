import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readableItems } from './readable-items.ts';

const list = readableItems(z.object({ reference: z.string() }));

test('C-22: a record that cannot be read takes no other with it', () => {
  expect(list.parse([{ reference: 'R-1' }, { of: 'a later release' }, null, { reference: 'R-2' }])).toEqual([
    { reference: 'R-1' },
    { reference: 'R-2' },
  ]);
});

test('what is no list is refused', () => {
  expect(list.safeParse({ reference: 'R-1' }).success).toBe(false);
});
