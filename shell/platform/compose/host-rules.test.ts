import { expect, test } from 'vitest';
import { cacheControl } from './host-rules.ts';

test('files below a version never change; others are revalidated', () => {
  expect(cacheControl('/mf-forms/0.1.0-abc/assets/x.js')).toContain('immutable');
  expect(cacheControl('/shell/0.1.0-abc/assets/x.js')).toContain('immutable');
  for (const address of ['/', '/contact-us', '/releases.json', '/shell']) {
    expect(cacheControl(address)).toBe('no-cache, no-transform');
  }
});
