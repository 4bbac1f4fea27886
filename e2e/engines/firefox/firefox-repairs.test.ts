import { expect, test } from 'vitest';
import { answeredForFirefox, fromFirefox, toFirefox } from './firefox-repairs.ts';

test('only commands that Firefox does not know are answered for it', () => {
  const asked = JSON.stringify({ id: 7, method: 'emulation.setMediaFeaturesOverride', params: {} });
  expect(JSON.parse(answeredForFirefox(asked) ?? '')).toEqual({ type: 'success', id: 7, result: {} });
  expect(answeredForFirefox('{"id":8,"method":"session.new","params":{}}')).toBeUndefined();
});

test('fill replaces the text of a field', () => {
  expect(toFirefox('{ inputElement.value += text; }')).toBe('{ inputElement.value = text; }');
});

test('a download without an id gets its address as one; other messages pass unchanged', () => {
  const begun = { type: 'event', method: 'browsingContext.downloadWillBegin' };
  const numbered = JSON.parse(fromFirefox(JSON.stringify({ ...begun, params: { url: 'blob:x' } })));
  expect(numbered).toEqual({ ...begun, params: { url: 'blob:x', download: 'blob:x' } });
  const other = '{"type":"event","method":"log.entryAdded","params":{"text":"browsingContext.download"}}';
  expect(fromFirefox(other)).toBe(other);
});
