import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readLiveHost } from './live-host.ts';

test('if nothing is live on this machine, the error says what to do', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-one-remote-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await expect(readLiveHost(path.join(folder, 'site'), folder)).rejects.toThrow(
    /no live site in .*docs\/releasing.md.*"npm start" once/,
  );
});
