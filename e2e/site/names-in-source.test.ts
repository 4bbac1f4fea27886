import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageNames, workspace } from '@venue/shell/platform/releases/folders.ts';
import { expect, test, vi } from 'vitest';
import { namesInSource } from './names-in-source.ts';

// It parses every source of a package.
vi.setConfig({ testTimeout: 60_000 });

async function askedIn(folder: string) {
  const entries = await readdir(path.join(workspace, folder), { recursive: true });
  const files = entries.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return Promise.all(
    files.map(async (file) => {
      const place = path.join(folder, file);
      return namesInSource(place, await readFile(path.join(workspace, place), 'utf8'));
    }),
  );
}

test('names that are written out are found, however they are asked for', () => {
  const text = `const a = addressOf('mf-forms/contact');
    host.handover('mf-forms/quote').write({});
    const b = <Fragment of="mf-forms/newsletter" />;
    const d = { set: 'mf-forms/application' };
    addressOf(d.set);
    const c = <Fragment of={'mf-forms/callback'} />;`;
  expect(namesInSource('a.tsx', text)).toEqual({
    written: [
      'mf-forms/contact',
      'mf-forms/quote',
      'mf-forms/newsletter',
      'mf-forms/application',
      'mf-forms/callback',
    ],
    madeUp: [],
  });
});

test.each([
  'addressOf(`mf-forms/${form}`)',
  "addressOf('mf-forms/' + form)",
  'host.handover(isQuote ? a : b)',
  '<Fragment of={isLetter ? a : b} />',
  'const spec = { set: `mf-forms/${form}` };',
  "const set = 'mf-forms/' + form;",
])('%s is not written out', (text) => {
  expect(namesInSource('a.tsx', text).madeUp).not.toEqual([]);
});

const remotes = packageNames.filter((name) => name !== 'shell');

test.each([...remotes, 'shared'])(
  'every name that %s asks for is written out, so that its release can list it',
  async (name) => {
    const asked = await askedIn(`${name}/src`);
    expect(asked.flatMap(({ madeUp }) => madeUp)).toEqual([]);
  },
);
