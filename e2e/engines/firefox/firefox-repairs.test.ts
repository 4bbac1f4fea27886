import { expect, test } from 'vitest';
import { answeredForFirefox, fromFirefox, toFirefox } from './firefox-repairs.ts';

test('only what Firefox does not know is answered for it', () => {
  const asked = JSON.stringify({ id: 7, method: 'emulation.setMediaFeaturesOverride', params: {} });
  expect(JSON.parse(answeredForFirefox(asked) ?? '')).toEqual({ type: 'success', id: 7, result: {} });
  expect(answeredForFirefox('{"id":8,"method":"session.new","params":{}}')).toBeUndefined();
});

test('a field is filled, not added to', () => {
  expect(toFirefox('{ inputElement.value += text; }')).toBe('{ inputElement.value = text; }');
});

test('a download without a number gets its address as one; everything else passes as it is', () => {
  const begun = { type: 'event', method: 'browsingContext.downloadWillBegin' };
  const numbered = JSON.parse(fromFirefox(JSON.stringify({ ...begun, params: { url: 'blob:x' } })));
  expect(numbered).toEqual({ ...begun, params: { url: 'blob:x', download: 'blob:x' } });
  const other = '{"type":"event","method":"log.entryAdded","params":{"text":"browsingContext.download"}}';
  expect(fromFirefox(other)).toBe(other);
});
