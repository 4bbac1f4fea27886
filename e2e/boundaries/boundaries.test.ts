import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedWorkspace } from './seeded-workspace.ts';

let workspace: Awaited<ReturnType<typeof seedWorkspace>>;

beforeAll(async () => {
  workspace = await seedWorkspace();
}, 60_000);

afterAll(() => workspace.close());

const forbidden = [
  ['a remote by path', 'mf-forms/src/seeded.ts', '../../mf-bookings/src/host.ts'],
  ['a remote by name', 'mf-forms/src/seeded.ts', '@venue/mf-bookings/src/host.ts'],
  ['the shell from a remote', 'mf-forms/src/seeded.ts', '@venue/shell/src/app.tsx'],
  ['a remote from the shell', 'shell/src/seeded.ts', '../../mf-forms/src/host.ts'],
  ['a remote from shared', 'shared/src/seeded.ts', '../../mf-forms/src/host.ts'],
  ['the sandbox from the shell', 'shell/src/seeded.ts', '../../e2e/sandbox/client.ts'],
  ['shared from the sandbox', 'e2e/sandbox/seeded.ts', '../../shared/src/money.ts'],
] as const;

for (const [what, file, target] of forbidden) {
  test(`importing ${what} fails the compiler and the linter`, { timeout: 60_000 }, async () => {
    const { types, lint } = await workspace.complaintsAbout(file, `export * as seeded from '${target}';\n`);
    expect(types).toMatch(/error TS(?:2307|6059|6307)/);
    expect(lint).toContain('no-restricted-imports');
  });
}

// The compiler finds what a package exports by name, and does not ask who imports it.
const refusedByLinter = [
  ['shell/src/seeded.ts', '@venue/sandbox/client.ts'],
  ['shell/platform/serve/seeded.ts', '@venue/sandbox/sandbox.ts'],
  ['shell/platform/serve/seeded.ts', '../../../e2e/sandbox/main.ts'],
  ['shell/platform/compose/seeded.ts', '../deploy/live-site.ts'],
  ['shell/src/seeded.ts', '../platform/serve/ports.ts'],
  ['shell/platform/serve/seeded.ts', '@venue/e2e/site/addresses.ts'],
  ['e2e/sandbox/seeded.ts', '@venue/shared/money.ts'],
  ['e2e/sandbox/seeded.ts', '@venue/shell/platform/serve/ports.ts'],
  ['e2e/sandbox/seeded.ts', '../site/addresses.ts'],
] as const;

for (const [file, target] of refusedByLinter) {
  test(`importing ${target} from ${file} fails the linter`, { timeout: 60_000 }, async () => {
    const text = `import * as target from '${target}';\nexport const seeded = target;\n`;
    expect(await workspace.lintComplaintsAbout(file, text)).toContain('no-restricted-imports');
  });
}

test('loading a remote from a remote through federation fails the linter', { timeout: 60_000 }, async () => {
  const text = "export const seeded = () => import('mf_bookings/remote');\n";
  expect(await workspace.lintComplaintsAbout('mf-forms/src/seeded.ts', text)).toContain(
    'no-restricted-imports',
  );
});

test(
  'a part that the manifest does not list fails to compile in its remote',
  { timeout: 60_000 },
  async () => {
    const text = `import { defineRemote } from '@venue/shared/contract/remote.tsx';
import { HostProvider } from './host.ts';
const load = () => Promise.resolve(() => null);
export const seeded = defineRemote('mf-bookings', { HostProvider, views: { 'hall-bookign': load }, fragments: {} });
`;
    expect((await workspace.complaintsAbout('mf-bookings/src/seeded.ts', text)).types).toMatch(
      /error TS2\d{3}/,
    );
  },
);

test(
  'a pair of remote and part that does not exist fails to compile in the shell',
  { timeout: 60_000 },
  async () => {
    const text = `import type { ViewRef } from '@venue/shared/contract/site-parts.ts';
export const seeded: ViewRef = 'mf-forms/home';
`;
    expect((await workspace.complaintsAbout('shell/src/seeded.ts', text)).types).toContain('error TS2322');
  },
);

test('code that keeps the boundaries passes both', { timeout: 60_000 }, async () => {
  const text = "export { HostProvider as seeded } from './host.ts';\n";
  expect(await workspace.complaintsAbout('mf-forms/src/seeded.ts', text)).toEqual({ types: '', lint: '' });
});
