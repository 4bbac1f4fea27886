import { expect, test, vi } from 'vitest';
import { sampleStorage } from '../../test/sample-storage.ts';
import { z } from '../zod.ts';
import { deviceDocument } from './device-document.ts';

const current = (list: string[]) => list;
const now = () => 0;

function documentIn(kept: Map<string, string>) {
  const storage = sampleStorage(kept);
  return deviceDocument({ key: 'list', schema: z.array(z.string()), empty: [], current })(storage, now);
}

test('wiped data is not brought back by a page that had read it', () => {
  const kept = new Map<string, string>();
  const list = documentIn(kept);
  list.write(['one']);
  expect(list.read()).toEqual(['one']);
  kept.clear();
  expect(list.read()).toEqual([]);
  list.write([...list.read(), 'two']);
  expect(kept.get('list')).toBe('["two"]');
});

test('a text is parsed once, and again when it changes', () => {
  const read = vi.fn((list: string[]) => list);
  const open = deviceDocument({
    key: 'list',
    schema: z.pipe(z.array(z.string()), z.transform(read)),
    empty: [],
    current,
  });
  const holding = (text: string) => open({ getItem: () => text, setItem: () => {} }, now);
  const list = holding('["one"]');
  expect([list.read(), list.read(), holding('["one"]').read()]).toEqual([['one'], ['one'], ['one']]);
  expect(read).toHaveBeenCalledTimes(1);
  expect(holding('["two"]').read()).toEqual(['two']);
});

test.each(['{', '{"list":[]}', '[1]'])('%s is not a list, and counts as empty', (text) => {
  expect(documentIn(new Map([['list', text]])).read()).toEqual([]);
});
