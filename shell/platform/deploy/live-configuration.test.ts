import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertNoLiveConfiguration } from './live-configuration.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'live-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function siteOf(mode: 'live' | 'sandbox'): Promise<string> {
  const configuration = { content: { mode }, since: '2026-11-01T08:00:00Z' };
  await writeFile(path.join(folder, 'releases.json'), JSON.stringify({ packages: {}, configuration }));
  return folder;
}

test('npm start does not replace an owner’s configuration with the sandbox unasked', async () => {
  await expect(assertNoLiveConfiguration(await siteOf('live'))).rejects.toThrow('holds a live site');
});

test('it starts over the sandbox, and if nothing is live', async () => {
  await assertNoLiveConfiguration(await siteOf('sandbox'));
  await assertNoLiveConfiguration(path.join(folder, 'none'));
});
