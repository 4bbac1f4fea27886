import { expect, test } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/contact-us', '/contact-us'],
  ['/contact-us/', '/contact-us'],
  ['/contact-us.html', '/contact-us'],
  ['/media//news//', '/media/news'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/shell/0.1.0-abc/page.html', '/shell/0.1.0-abc/page.html'],
])('%s is %s', (asked, one) => {
  expect(canonicalAddress(asked)).toBe(one);
});

test.each([
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\\/elsewhere.example/',
  '///elsewhere.example.html',
])('%s leads to no other host', (asked) => {
  const { host } = new URL(canonicalAddress(asked), 'https://www.venue.example');
  expect(host).toBe('www.venue.example');
});
