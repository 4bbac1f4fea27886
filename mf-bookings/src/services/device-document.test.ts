import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { deviceDocument, type DocumentStorage } from './device-document.ts';

function documentIn(storage: DocumentStorage) {
  return deviceDocument({ storage, key: 'list', schema: z.array(z.string()), empty: [] });
}

test('what was wiped from the device is not brought back by a page that had read it', () => {
  const kept = new Map<string, string>();
  const list = documentIn({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
  });
  list.write(['one']);
  expect(list.read()).toEqual(['one']);
  kept.clear();
  expect(list.read()).toEqual([]);
  list.write([...list.read(), 'two']);
  expect(kept.get('list')).toBe('["two"]');
});

test('a full storage costs nothing that this page wrote', () => {
  const list = documentIn({
    getItem: () => '["older"]',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(list.read()).toEqual(['older']);
  list.write(['newer']);
  expect(list.read()).toEqual(['newer']);
});
