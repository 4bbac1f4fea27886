import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { testSiteFolder } from '../../site/test-site.ts';
import { expect, test } from '../support/fixtures.ts';

const packages = ['shell', 'mf-marketing', 'mf-bookings', 'mf-forms'];

test('all licences are listed at one permanent address', async ({ request }) => {
  const response = await request.get('/third-party-notices.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  for (const name of [
    'react',
    'react-dom',
    'styled-components',
    'zod',
    'jspdf',
    '@module-federation/runtime',
  ]) {
    expect(text, name).toContain(`\n## ${name} - `);
  }
  for (const words of [
    'MIT License',
    'SIL OPEN FONT LICENSE',
    '## Source Sans 3 (font)',
    '## Noto Serif Display (font)',
  ]) {
    expect(text, words).toContain(words);
  }
});

test('every version has the notices of its own scripts', async () => {
  for (const name of packages) {
    const versions = await readdir(path.join(testSiteFolder, name));
    for (const version of versions) {
      const file = path.join(testSiteFolder, name, version, 'third-party-notices.txt');
      expect(await readFile(file, 'utf8'), `${name} ${version}`).toContain('\n## react - ');
    }
  }
});
