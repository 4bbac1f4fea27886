import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { complaintsAbout, type Complaints, type Seed } from './seeded-workspace.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));

const importing = (target: string) => `import * as target from '${target}';\nexport const seeded = target;\n`;

/** What each package may not import, by folder and target. */
const forbidden = [
  ['mf-forms/src', '../../mf-bookings/src/host.ts'],
  ['mf-forms/src', '@venue/shell/src/app.tsx'],
  ['shell/src', '../../mf-forms/src/host.ts'],
  ['shared/src', '../../mf-forms/src/host.ts'],
  ['e2e/sandbox', '../../shared/src/text/numbers.ts'],
] as const;

/** The compiler resolves exports by name and does not care who imports them. */
const refusedByLinter = [
  ['shell/src', '@venue/sandbox/client.ts'],
  ['shell/platform/serve', '@venue/e2e/site/addresses.ts'],
  ['e2e/sandbox', '@venue/shared/text/numbers.ts'],
  ['e2e/sandbox', '../site/addresses.ts'],
] as const;

const throughFederation: Seed = {
  file: 'mf-forms/src/seeded-federation.ts',
  text: "export const seeded = () => import('mf_bookings/remote');\n",
};

const unlistedPart: Seed = {
  file: 'mf-bookings/src/seeded-part.ts',
  text: `import { defineRemote } from '@venue/shared/contract/remote.tsx';
import { HostProvider } from './host.ts';
const load = () => Promise.resolve(() => null);
export const seeded = defineRemote('mf-bookings', { HostProvider, views: { 'hall-bookign': load }, fragments: {} });
`,
};

const unknownView: Seed = {
  file: 'shell/src/seeded-view.ts',
  text: `import type { ViewRef } from '@venue/shared/contract/site-parts.ts';
export const seeded: ViewRef = 'mf-forms/home';
`,
};

const allowed: Seed = {
  file: 'mf-forms/src/seeded-allowed.ts',
  text: "export { HostProvider as seeded } from './host.ts';\n",
};

const fileOf = (folder: string, target: string) => `${folder}/seeded-${target.replaceAll(/\W+/g, '-')}.ts`;
const seedOf = ([folder, target]: readonly [string, string]): Seed => ({
  file: fileOf(folder, target),
  text: importing(target),
});

let about: (file: string) => Complaints;

beforeAll(async () => {
  const seeds = [...forbidden, ...refusedByLinter].map(seedOf);
  about = await complaintsAbout([...seeds, throughFederation, unlistedPart, unknownView, allowed]);
}, 180_000);

test.each([...forbidden, ...refusedByLinter])('there is a file to import from %s: %s', (folder, target) => {
  const file = target.startsWith('.')
    ? path.join(folder, target)
    : path.join('node_modules', target.replace('@venue/shared/', '@venue/shared/src/'));
  expect(existsSync(path.join(repository, file))).toBe(true);
});

describe('importing fails the compiler and the linter', () => {
  test.each(forbidden)('from %s: %s', (folder, target) => {
    const { types, lint } = about(fileOf(folder, target));
    expect(types).toMatch(/error TS(?:2307|6059|6307)/);
    expect(lint).toContain('no-restricted-imports');
  });
});

describe('importing fails the linter', () => {
  test.each(refusedByLinter)('from %s: %s', (folder, target) => {
    expect(about(fileOf(folder, target)).lint).toContain('no-restricted-imports');
  });

  test('of a remote from a remote through federation', () => {
    expect(about(throughFederation.file).lint).toContain('no-restricted-imports');
  });
});

test('a part that is not in its remote’s manifest fails to compile', () => {
  expect(about(unlistedPart.file).types).toMatch(/error TS2\d{3}/);
});

test('a remote and part that do not exist together fail to compile in the shell', () => {
  expect(about(unknownView.file).types).toContain('error TS2322');
});

test('code within the boundaries passes both', () => {
  expect(about(allowed.file)).toEqual({ types: '', lint: '' });
});
