import { expect, test } from 'vitest';
import { versionOf } from './version-addresses.ts';

test('the version of a file is its folder; pages have none', () => {
  expect(versionOf('/mf-forms/1.0.0-a/assets/x.js')).toBe('/mf-forms/1.0.0-a/');
  expect(versionOf('/mf-shop2/1.0.0-a/assets/x.js')).toBe('/mf-shop2/1.0.0-a/');
  for (const path of ['/', '/shell', '/contact-us', '/media/latest-news/1', '/releases.json']) {
    expect(versionOf(path), path).toBeUndefined();
  }
});
