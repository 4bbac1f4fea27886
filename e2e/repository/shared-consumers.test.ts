/// <reference types="vite/client" />

import path from 'node:path';
import { expect, test } from 'vitest';

/** Sources of the packages, by path in the repository. */
const sources = new Map(
  Object.entries(
    import.meta.glob<string>(
      ['../../{shared,shell,mf-*}/**/*.{ts,tsx}', '!**/{node_modules,.tsc,.releases,.site}/**'],
      { query: '?raw', import: 'default', eager: true },
    ),
  ).map(([file, code]) => [file.replace('../../', ''), code] as const),
);
const importedFrom = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** The file of `shared` that an import resolves to, if any. */
function sharedFile(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@venue/shared/')) return `shared/src/${specifier.slice('@venue/shared/'.length)}`;
  if (!specifier.startsWith('.')) return undefined;
  const target = path.posix.join(path.posix.dirname(file), specifier);
  return target.startsWith('shared/') ? target : undefined;
}

/** Files by the file of `shared` that they import. */
function importers(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, code] of sources) {
    for (const [, specifier = ''] of code.matchAll(importedFrom)) {
      const target = sharedFile(file, specifier);
      if (target) found.set(target, [...(found.get(target) ?? []), file]);
    }
  }
  return found;
}

/** Every file that uses a file of `shared`, directly or through others of its files. */
function usersOf(file: string, users: ReadonlyMap<string, string[]>, seen = new Set<string>()): Set<string> {
  for (const user of users.get(file) ?? []) {
    if (seen.has(user)) continue;
    seen.add(user);
    usersOf(user, users, seen);
  }
  return seen;
}

/** The packages that use a file of `shared`. Test-only files (`sample-…`) are used by the packages' tests. */
function consumersOf(file: string, users: ReadonlyMap<string, string[]>): string[] {
  const isSample = path.posix.basename(file).startsWith('sample-');
  const counts = (user: string) =>
    /\.test\.|^mf-\w+\/test\//.test(user)
      ? isSample
      : !user.startsWith('shared/') || user.startsWith('shared/federation/');
  return [...new Set([...usersOf(file, users)].filter(counts).map((user) => user.split('/')[0] ?? ''))];
}

test('every file of shared is used by at least two packages', () => {
  const users = importers();
  const shared = [...sources.keys()].filter((file) => /^shared\/src\/.+(?<!\.test)\.tsx?$/.test(file));
  expect(shared.length).toBeGreaterThan(50);
  const alone = shared.flatMap((file) => {
    const consumers = consumersOf(file, users);
    return consumers.length < 2 ? [`${file}: ${consumers.join() || 'nobody'}`] : [];
  });
  expect(alone).toEqual([]);
});
