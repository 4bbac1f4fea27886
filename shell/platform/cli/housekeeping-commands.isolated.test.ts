import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

/** The command, for a site with these packages, and a store with one folder of 2020. */
async function siteWith(packages: unknown) {
  const root = await mkdtemp(path.join(tmpdir(), 'ariya-prune-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const stored = path.join(root, 'store/mf-forms/0.1.0-a');
  await Promise.all([stored, path.join(root, 'site')].map((folder) => mkdir(folder, { recursive: true })));
  await utimes(stored, new Date('2020-01-01'), new Date('2020-01-01'));
  await writeFile(path.join(root, 'site/releases.json'), JSON.stringify({ packages }));
  vi.stubEnv('RELEASES_FOLDER', path.join(root, 'store'));
  vi.stubEnv('SITE_FOLDER', path.join(root, 'site'));
  vi.resetModules();
  const printed: string[] = [];
  vi.doMock(import('../common/terminal.ts'), async (original) => ({
    ...(await original()),
    writeLine: (line) => void printed.push(line),
  }));
  const { pruneCommand } = await import('./housekeeping-commands.ts');
  return { stored, printed, prune: (remove: boolean) => pruneCommand({ days: 30, remove }) };
}

test('a prune that fails does not say that it removed anything', async () => {
  const { stored, printed, prune } = await siteWith({
    'mf-shop': { until: { '0.1.0-aaaaaaaaaa': '2020-01-01T00:00:00.000Z' } },
  });
  await expect(prune(true)).rejects.toThrow('no shell has been released yet');
  expect(existsSync(stored)).toBe(true);
  expect(printed).toEqual([]);
});

test('a prune lists what can go, and names what it removed', async () => {
  const { stored, printed, prune } = await siteWith({});
  await prune(false);
  expect(existsSync(stored)).toBe(true);
  expect(printed.splice(0)).toEqual([
    'unneeded  from the store  mf-forms/0.1.0-a',
    expect.stringContaining('Nothing was removed.'),
  ]);
  await prune(true);
  expect(existsSync(stored)).toBe(false);
  await prune(true);
  expect(printed).toEqual(['removed  from the store  mf-forms/0.1.0-a', 'There is nothing to remove.']);
});
