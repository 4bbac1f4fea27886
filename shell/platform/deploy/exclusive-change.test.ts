import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readLog } from './deploy-log.ts';
import { compositionsOf, draftFolder } from './compositions.ts';
import { runExclusively, logRefusal } from './exclusive-change.ts';

test('the log has each change and refusal once, whether before or during its turn', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-turn-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const turn = { siteFolder: path.join(folder, 'site'), doing: 'release mf-forms' };
  const fail = (reason: string) => () => Promise.reject(new Error(reason));
  await expect(logRefusal(turn, fail('mf-forms failed to build'))).rejects.toThrow('failed to build');
  await expect(runExclusively(turn, fail('refused'))).rejects.toThrow('refused');
  await runExclusively(turn, () => Promise.resolve({ changed: undefined, note: { composition: '000001' } }));
  expect(await readLog(turn.siteFolder)).toMatchObject([
    { outcome: 'refused', reason: 'mf-forms failed to build', doing: 'release mf-forms' },
    { outcome: 'refused', reason: 'refused' },
    { outcome: 'live', composition: '000001' },
  ]);
});

test('a failed command removes its own files only', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-turn-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const siteFolder = path.join(folder, 'site');
  const others = path.join(compositionsOf(siteFolder), `draft-${process.pid}0`);
  const failing = runExclusively({ siteFolder, doing: 'release mf-forms' }, async () => {
    const drafts = [draftFolder(siteFolder), `${draftFolder(siteFolder)}-former`, others];
    await Promise.all(drafts.map((draft) => mkdir(path.join(draft, 'x'), { recursive: true })));
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect((await readdir(compositionsOf(siteFolder))).toSorted()).toEqual([
    `draft-${process.pid}0`,
    'log.jsonl',
  ]);
});
