import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { deviceDocument } from './device-document.ts';

function documentIn(kept: Map<string, string>) {
  return deviceDocument({
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
    },
    key: 'list',
    schema: z.array(z.string()),
    empty: [],
  });
}

test('what was wiped from the device is not brought back by a page that had read it', () => {
  const kept = new Map<string, string>();
  const list = documentIn(kept);
  list.write(['one']);
  expect(list.read()).toEqual(['one']);
  kept.clear();
  expect(list.read()).toEqual([]);
  list.write([...list.read(), 'two']);
  expect(kept.get('list')).toBe('["two"]');
});

test.each(['{', '{"list":[]}', '[1]'])('%s is not a list, and counts as an empty one', (text) => {
  expect(documentIn(new Map([['list', text]])).read()).toEqual([]);
});
