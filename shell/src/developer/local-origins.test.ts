import { expect, test } from 'vitest';
import { localOrigins } from './local-origins.ts';

test('code of one’s own machine comes only from where the page’s policy lets scripts come from', () => {
  const policy =
    "default-src 'none'; script-src 'self' 'sha256-x' http://127.0.0.1:4174 https://cdn.example; connect-src http://localhost:9";
  expect(localOrigins(policy)).toEqual(['http://127.0.0.1:4174']);
  expect(localOrigins("default-src 'none'; script-src 'self'")).toEqual([]);
  expect(localOrigins('')).toEqual([]);
});
