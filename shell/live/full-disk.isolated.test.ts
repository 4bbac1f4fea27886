import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { compositionsOf } from './compositions.ts';
import { makeLive } from './live-site.ts';
import { prepareShare, shareLink } from './share.ts';
import { withdrawShare } from './share-site.ts';

vi.mock('proper-lockfile', () => ({
  default: { lock: () => Promise.reject(new Error('ENOSPC: no space left on device, mkdir')) },
}));

test('a candidate is withdrawn on a disk that has no room for a turn', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-full-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const site = path.join(folder, 'site');
  for (const name of ['000001', '000002']) {
    await mkdir(path.join(compositionsOf(site), name), { recursive: true });
    await writeFile(path.join(compositionsOf(site), name, 'releases.json'), '{"packages":{}}');
  }
  await makeLive(site, '000002');
  const share = { candidate: '000001', beside: '000002', percent: 10, since: '2026-11-22T09:00:00.000Z' };
  const begin = await prepareShare(site, share);
  await begin();
  expect(await withdrawShare({ siteFolder: site, reason: 'it failed', candidate: '000001' })).toBe('000002');
  expect(existsSync(shareLink(site))).toBe(false);
});
