import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ReleaseDocument } from '../release/release-schema.ts';
import { changesOf } from './change-log.ts';
import { goBack } from './change-site.ts';
import { compositionsOf } from './compositions.ts';
import { inTurn } from './in-turn.ts';
import { liveSite, makeLive } from './live-site.ts';
import { assertNotShared, runningShare } from './running-share.ts';
import { prepareShare, shareLink } from './share.ts';
import { groupsWith } from './share-groups.ts';
import { keptBeside, shareWithAll, withdrawShare } from './share-site.ts';

const share = { candidate: '000001', beside: '000002', percent: 10, since: '2026-11-22T09:00:00.000Z' };

const nothing: ReleaseDocument = { packages: {} };

/** A site that shares a candidate; the documents of both, where they matter. */
async function sharedSite({ candidate = nothing, beside = nothing } = {}): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-share-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const site = path.join(folder, 'site');
  for (const [name, document] of [
    [share.candidate, candidate],
    [share.beside, beside],
  ] as const) {
    await mkdir(path.join(compositionsOf(site), name), { recursive: true });
    await writeFile(path.join(compositionsOf(site), name, 'releases.json'), JSON.stringify(document));
  }
  await makeLive(site, share.beside);
  await (
    await prepareShare(site, share)
  )();
  return site;
}

const outcomes = async (site: string) => (await changesOf(site)).map(({ outcome }) => outcome);

test('a share is a state of the live site, and each of its groups leads to the candidate', async () => {
  const site = await sharedSite();
  expect(await liveSite(site)).toMatchObject({ kind: 'shared', name: share.beside, share });
  const groups = (await readdir(shareLink(site))).filter((name) => name !== 'share.json');
  expect(groups.toSorted()).toEqual(groupsWith(share).toSorted());
  expect(new Set(groups).size).toBe(10);
  expect(await readlink(path.join(shareLink(site), groups[0] ?? ''))).toBe('../000001');
});

test('candidates after one another are given to other groups', () => {
  const [one, other] = ['000001', '000002'].map((candidate) => groupsWith({ candidate, percent: 10 }));
  expect(one?.filter((group) => other?.includes(group))).toEqual([]);
  expect(groupsWith({ candidate: '000777', percent: 99 })).toHaveLength(99);
});

test('while a share runs, nothing else changes, and the sentence says what to do', async () => {
  const site = await sharedSite();
  const live = await liveSite(site);
  expect(() => assertNotShared(live)).toThrow(/000001 is given to 10 of 100 visitors .* --all.* --withdraw/);
  expect(() => runningShare(live, '000009')).toThrow('composition 000009 no longer');
});

test('a candidate goes to everybody by the step that every release takes', async () => {
  const site = await sharedSite();
  const page = path.join(compositionsOf(site), share.candidate, 'index.html');
  await writeFile(page, 'the candidate');
  expect(await shareWithAll(site)).toBe('000003');
  expect(await liveSite(site)).toMatchObject({ kind: 'composition', name: '000003' });
  expect(await readFile(path.join(site, 'index.html'), 'utf8')).toBe('the candidate');
  expect(existsSync(shareLink(site))).toBe(false);
  expect(await outcomes(site)).toEqual(['live']);
});

const [before, next] = ['0.1.0-aaaaaaaaaa', '0.1.0-bbbbbbbbbb'];
/** Both sides as they are when the share begins. */
const sides = {
  candidate: {
    packages: {
      'mf-forms': { live: next, since: share.since, kept: [before], until: { [before]: share.since } },
    },
  },
  beside: { packages: { 'mf-forms': { live: before, kept: [next], until: { [next]: share.since } } } },
};
const hourLater = '2026-11-22T10:00:00.000Z';

async function formsOf(site: string) {
  const live = await liveSite(site);
  return live.kind === 'none' ? undefined : live.document.packages['mf-forms'];
}

test('the days of a candidate that was withdrawn count from then, and not from when its share began', async () => {
  const site = await sharedSite(sides);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(hourLater) });
  onTestFinished(() => void vi.useRealTimers());
  expect(await withdrawShare({ siteFolder: site, reason: 'it failed' })).toBe('000003');
  expect(await formsOf(site)).toMatchObject({ live: before, kept: [next], until: { [next]: hourLater } });
  expect(await changesOf(site)).toMatchObject([
    { outcome: 'withdrawn', candidate: '000001', composition: '000003', again: '000002' },
  ]);
  expect(existsSync(shareLink(site))).toBe(false);
});

test('the days of what a candidate replaces count from when everybody got it', async () => {
  const site = await sharedSite(sides);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(hourLater) });
  onTestFinished(() => void vi.useRealTimers());
  await shareWithAll(site);
  expect(await formsOf(site)).toMatchObject({ live: next, kept: [before], until: { [before]: hourLater } });
});

test('a candidate is withdrawn once, by its name, and a rollback of the site does the same', async () => {
  const site = await sharedSite();
  await withdrawShare({ siteFolder: site, reason: 'it failed', candidate: '000001' });
  expect(await liveSite(site)).toMatchObject({ kind: 'composition', name: '000002' });
  const again = withdrawShare({ siteFolder: site, reason: 'it failed', candidate: '000001' });
  await expect(again).rejects.toThrow(
    'no longer is given to a part of the visitors; live is composition 000002',
  );
  await (
    await prepareShare(site, share)
  )();
  expect(await goBack(site)).toBe('000002');
  expect(await outcomes(site)).toEqual(['withdrawn', 'refused', 'withdrawn']);
});

test('what a command that was killed between the two steps has left is over, and is swept', async () => {
  const site = await sharedSite();
  await makeLive(site, share.candidate);
  expect(await liveSite(site)).toMatchObject({ kind: 'composition', name: '000001' });
  await inTurn({ siteFolder: site, doing: 'x' }, async () => ({ changed: undefined, note: {} }));
  expect(existsSync(shareLink(site))).toBe(false);
  expect((await readdir(compositionsOf(site))).filter((name) => name.startsWith('share-'))).toEqual([]);
});

test('a share whose record a crash has left unreadable is over, and stands in nobody’s way', async () => {
  const site = await sharedSite();
  await writeFile(path.join(shareLink(site), 'share.json'), '');
  expect(await liveSite(site)).toMatchObject({ kind: 'composition', name: '000002' });
  await inTurn({ siteFolder: site, doing: 'x' }, async () => ({ changed: undefined, note: {} }));
  expect(existsSync(shareLink(site))).toBe(false);
});

test('a sweep leaves the share that runs', async () => {
  const site = await sharedSite();
  await inTurn({ siteFolder: site, doing: 'x' }, async () => ({ changed: undefined, note: {} }));
  expect(await liveSite(site)).toMatchObject({ kind: 'shared' });
});

test('the live document keeps what a candidate brings, for tabs that outlive the share', () => {
  const live = {
    packages: { 'mf-forms': { live: '2', kept: ['1'], until: { '1': '2026-11-01T00:00:00.000Z' } } },
  };
  const now = new Date('2026-11-22T09:00:00.000Z');
  expect(keptBeside(live, { 'mf-forms': '3' }, now).packages['mf-forms']).toEqual({
    live: '2',
    kept: ['3', '1'],
    until: { '1': '2026-11-01T00:00:00.000Z', '3': '2026-11-22T09:00:00.000Z' },
  });
  expect(() => keptBeside(live, { 'mf-new': '1' }, now)).toThrow('mf-new has never been live');
});
