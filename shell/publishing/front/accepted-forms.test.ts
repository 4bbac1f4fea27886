import { expect, test } from 'vitest';
import { acceptedForms } from './accepted-forms.ts';

function endings(headers: Record<string, string>, cf?: { clientAcceptEncoding?: string }): string[] {
  return acceptedForms({ headers: new Headers(headers), ...(cf && { cf }) }).map(({ ending }) => ending);
}

test('a browser gets the smallest form that it takes', () => {
  expect(endings({ 'accept-encoding': 'gzip, deflate, br' })).toEqual(['.br', '.gz', '']);
  expect(endings({ 'accept-encoding': 'gzip, br;q=0' })).toEqual(['.gz', '']);
  expect(endings({ 'accept-encoding': 'identity' })).toEqual(['']);
  expect(endings({})).toEqual(['']);
});

test('a part is one of the file as it is', () => {
  expect(endings({ 'accept-encoding': 'gzip, br', range: 'bytes=0-1' })).toEqual(['']);
});

test('what the browser takes counts, and not what Cloudflare writes in its place', () => {
  expect(endings({ 'accept-encoding': 'gzip, br' }, { clientAcceptEncoding: 'gzip' })).toEqual(['.gz', '']);
});
