import { expect, test, vi } from 'vitest';
import { z } from '../zod.ts';
import { storedInstant, storedList } from './stored-list.ts';

test('an impossible instant is read as now, any other stays', () => {
  vi.useFakeTimers({ now: 1_795_000_000_000 });
  expect(storedInstant.parse(1_790_000_000_000)).toBe(1_790_000_000_000);
  for (const impossible of [-1, 9e15, 1e300]) {
    expect(storedInstant.parse(impossible), String(impossible)).toBe(1_795_000_000_000);
  }
  vi.useRealTimers();
});

const open = storedList({
  key: 'list',
  item: z.object({ reference: z.string(), until: z.number() }),
  isCurrent: ({ until }, now) => now <= until,
});
const one = { reference: 'R-1', until: 1 };
const other = { reference: 'R-2', until: 2 };
const later = { of: 'a later release' };

function listIn(kept: readonly unknown[], now = 0) {
  let text = JSON.stringify(kept);
  const storage = { getItem: () => text, setItem: (_: string, written: string) => void (text = written) };
  return { list: open(storage, () => now), written: () => JSON.parse(text) as unknown };
}

test('C-22: an unreadable record does not affect the others, and is written back unchanged', () => {
  const { list, written } = listIn([one, later, null]);
  expect(list.all()).toEqual([one]);
  list.write([...list.stored(), other]);
  expect(written()).toEqual([later, null, one, other]);
});

test('outdated items are removed on reading; unreadable ones stay', () => {
  const { list, written } = listIn([one, other, later], 2);
  expect(list.all()).toEqual([other]);
  expect(written()).toEqual([later, other]);
});

test('unreadable items do not fill the storage', () => {
  const { list, written } = listIn(Array.from({ length: 100 }, (_, of) => ({ of })));
  list.write([one]);
  expect(written()).toHaveLength(41);
});
