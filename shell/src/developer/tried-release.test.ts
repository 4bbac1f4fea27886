import { createHash } from 'node:crypto';
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

function named(ofFacts: object): string {
  return `0.1.0-${createHash('sha256').update(JSON.stringify(ofFacts)).digest('hex').slice(0, 10)}`;
}

function read(ofFacts: object, version = named(ofFacts)) {
  const text = JSON.stringify({ ...ofFacts, version }, null, 2);
  return readTried(text, { remote: 'mf-forms', version, until: 0 });
}

test('a version’s modules are those of the browser, each with its integrity', async () => {
  const base = `/mf-forms/${named(facts)}/`;
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
  const version = named(facts);
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
