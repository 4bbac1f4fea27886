import { expect, test } from '../support/fixtures.ts';

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
