import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cacheControl, headersForAll } from './site-headers.ts';

const nginx = readFileSync(new URL('nginx.conf', import.meta.url), 'utf8');
const locations = nginx.split('location ').slice(1);

test('files below a version never change, everything else is asked for again', () => {
  expect(cacheControl('/mf-forms/0.1.0-abc/assets/x.js')).toContain('immutable');
  expect(cacheControl('/shell/0.1.0-abc/assets/x.js')).toContain('immutable');
  for (const address of ['/', '/contact-us', '/releases.json', '/shell']) {
    expect(cacheControl(address)).toBe('no-cache');
  }
});

test('nginx sends the same headers from every location', () => {
  expect(locations).toHaveLength(2);
  for (const location of locations) {
    for (const [name, value] of Object.entries(headersForAll)) {
      expect(location).toContain(`add_header ${name} "${value}"`);
    }
  }
  expect(locations[0]).toContain(cacheControl('/mf-forms/1/x.js'));
  expect(locations[1]).toContain(`"${cacheControl('/')}"`);
});
