import { expect, test } from 'vitest';
import {
  isReleaseRoot,
  mapReleaseFiles,
  releaseFilesIn,
  releaseOfPath,
  withoutVersions,
} from './release-path.ts';

const version = '0.1.0-0123456789';

test('the release of a file is its folder; pages have none', () => {
  expect(releaseOfPath('/mf-forms/1.0.0-a/assets/x.js')).toBe('/mf-forms/1.0.0-a/');
  expect(releaseOfPath('/mf-shop2/1.0.0-a/assets/x.js')).toBe('/mf-shop2/1.0.0-a/');
  for (const path of ['/', '/worker.js', '/shell/', '/mf-forms', '/contact-us/x/y'])
    expect(releaseOfPath(path), path).toBeUndefined();
});

test('folders of releases are distinguished from those of pages', () => {
  expect(['shell', 'mf-forms', 'modules', 'media', 'mf-', 'shells'].map(isReleaseRoot)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('files of releases are found in pages and stacks', () => {
  const text = `<img src="/mf-a/${version}/assets/x.js"> at https://v.example/shell/1.0.0-b/y.js:1:2, /media/1/z.js`;
  expect(releaseFilesIn(text)).toEqual([
    { address: `/mf-a/${version}/assets/x.js`, package: 'mf-a', version, file: 'assets/x.js' },
    { address: '/shell/1.0.0-b/y.js', package: 'shell', version: '1.0.0-b', file: 'y.js' },
  ]);
  expect(mapReleaseFiles(text, ({ file }) => file)).toContain('src="assets/x.js"');
  expect(withoutVersions(text)).toContain('src="/mf-a/assets/x.js"');
});
