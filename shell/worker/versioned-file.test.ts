import { expect, test } from 'vitest';
import { versionedFile } from './versioned-file.ts';

const origin = 'https://ariya.example';

test('modules and fonts of a version are kept, under their path', () => {
  expect(versionedFile(`${origin}/mf-forms/1.0.0-a/assets/x.js`, origin)).toBe(
    '/mf-forms/1.0.0-a/assets/x.js',
  );
  expect(versionedFile(`${origin}/shell/1.0.0-a/assets/sans.woff2`, origin)).toBe(
    '/shell/1.0.0-a/assets/sans.woff2',
  );
});

test('pages, pictures, film, the release document and files of others are not', () => {
  for (const address of [
    `${origin}/contact-us`,
    `${origin}/releases.json`,
    `${origin}/worker.js`,
    `${origin}/mf-marketing/1.0.0-a/pictures/hall-480.avif`,
    `${origin}/mf-marketing/1.0.0-a/film/tour.webm`,
    'https://elsewhere.example/shell/1.0.0-a/assets/x.js',
  ]) {
    expect(versionedFile(address, origin), address).toBeUndefined();
  }
});
