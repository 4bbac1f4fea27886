import { expect, test } from 'vitest';
import { cacheControl, headersForAll } from '../hosting/site-headers.ts';
import { headersFile, redirectsFile } from './host-files.ts';

const file = headersFile(['shell', 'mf-forms']);

/** What a host sends for an address by this file: it joins the values that several patterns give to one header. */
function sent(address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [pattern = '', ...lines] of file
    .trim()
    .split('\n\n')
    .map((text) => text.split('\n'))) {
    if (!address.startsWith(pattern.replace('*', ''))) continue;
    for (const [, name = '', value = ''] of lines.map((line) => /^ {2}([a-z-]+): (.+)$/.exec(line) ?? [])) {
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    }
  }
  return headers;
}

test.each(['/', '/contact-us', '/releases.json', '/worker.js', '/404.html'])(
  '%s has the headers of every answer, and is left to the host’s asking again',
  (address) => {
    expect(cacheControl(address)).toBe('no-cache');
    expect(sent(address)).toEqual(headersForAll);
  },
);

test.each(['/shell/0.1.0-abc/assets/x.js', '/mf-forms/0.1.0-abc/assets/x.webp'])(
  '%s has the headers of every answer, and never changes',
  (address) => {
    expect(sent(address)).toEqual({ ...headersForAll, 'cache-control': cacheControl(address) });
  },
);

test('a former address leads on for good', () => {
  expect(redirectsFile(new Map([['/a-cafe', '/b-cafe']]))).toBe('/a-cafe /b-cafe 301\n');
});
