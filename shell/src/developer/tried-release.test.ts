import { expect, test } from 'vitest';
import { readTried } from './tried-release.ts';

const facts = {
  package: 'mf-forms',
  contract: 1,
  files: { 'client/assets/remote.js': 'sha256-abc=', 'server/assets/remote.js': 'sha256-def=' },
  module: 'assets/remote.js',
  entry: ['assets/remote.js'],
  parts: { contact: [] },
};

async function named(ofFacts: object): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(ofFacts));
  const digest = [...new Uint8Array(await crypto.subtle.digest('SHA-256', text))];
  const hex = digest.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `0.1.0-${hex.slice(0, 10)}`;
}

async function read(ofFacts: object, known?: string) {
  const version = known ?? (await named(ofFacts));
  const text = JSON.stringify({ ...ofFacts, version }, null, 2);
  return readTried(text, { remote: 'mf-forms', version, until: 0 });
}

test('a version’s modules are those of the browser, each with its integrity', async () => {
  const base = `/mf-forms/${await named(facts)}/`;
  expect(await read(facts)).toEqual({
    files: {
      base,
      module: 'assets/remote.js',
      entry: ['assets/remote.js'],
      parts: { contact: [] },
      later: {},
    },
    module: `${base}assets/remote.js`,
    integrity: { [`${base}assets/remote.js`]: 'sha256-abc=' },
  });
});

test('what is not what the version is named after is not run', async () => {
  const version = await named(facts);
  const other = { ...facts, files: { 'client/assets/remote.js': 'sha256-evil' } };
  await expect(read(other, version)).rejects.toThrow('is not that version');
  await expect(read({ ...facts, package: 'mf-bookings' })).rejects.toThrow('is not that version');
});

test('a module lies in its version’s folder', async () => {
  for (const module of [
    '../../evil.js',
    '//evil.example/x.js',
    'https://evil.example/x.js',
    'assets/../x.js',
  ]) {
    await expect(read({ ...facts, module }), module).rejects.toThrow('does not say which modules');
    await expect(read({ ...facts, parts: { contact: [module] } }), module).rejects.toThrow('does not say');
  }
});
