import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compositionsOf } from '../live/compositions.ts';
import { makeLive } from '../live/live-site.ts';
import { endShare, prepareShare } from '../live/share.ts';
import { groupsWith } from '../live/share-groups.ts';
import { visitorSide } from './visitor-side.ts';

const share = { candidate: '000001', beside: '000002', percent: 10, since: '2026-11-22T09:00:00.000Z' };
const [withCandidate = ''] = groupsWith(share);

async function sharedSite(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-side-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const site = path.join(folder, 'site');
  for (const name of [share.candidate, share.beside]) {
    await mkdir(path.join(compositionsOf(site), name), { recursive: true });
    await writeFile(path.join(compositionsOf(site), name, 'releases.json'), '{"packages":{}}');
  }
  await makeLive(site, share.beside);
  return site;
}

const from = (site: string, cookie?: string) => visitorSide(site, { headers: { cookie } });

test('while nothing is shared, everybody gets the live site, and no cookie', async () => {
  const site = await sharedSite();
  const live = { folder: site, headers: { 'cache-control': 'no-cache' } };
  expect(await from(site)).toEqual(live);
  expect(await from(site, `share_group=${withCandidate}`)).toEqual(live);
});

test('a visitor stays in his group, and no cache that others use may keep what he gets', async () => {
  const site = await sharedSite();
  await (
    await prepareShare(site, share)
  )();
  const headers = { 'cache-control': 'private, no-cache' };
  const candidate = path.join(compositionsOf(site), share.candidate);
  expect(await from(site, `lane=1; share_group=${withCandidate}`)).toEqual({ folder: candidate, headers });
  const other = String(Number(withCandidate) + share.percent)
    .padStart(2, '0')
    .slice(-2);
  expect(await from(site, `share_group=${other}`)).toEqual({ folder: site, headers });
  await endShare(site);
  expect((await from(site, `share_group=${withCandidate}`)).folder).toBe(site);
});

test('a newcomer is drawn into a group, which is all that the cookie says', async () => {
  const site = await sharedSite();
  await (
    await prepareShare(site, share)
  )();
  const { folder, headers } = await from(site, 'share_group=../x');
  const [, group = ''] =
    /^share_group=(\d\d); Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/.exec(
      headers['set-cookie'] ?? '',
    ) ?? [];
  expect(group).toMatch(/\d/);
  const isWith = groupsWith(share).includes(group);
  expect(folder).toBe(isWith ? path.join(compositionsOf(site), share.candidate) : site);
});
