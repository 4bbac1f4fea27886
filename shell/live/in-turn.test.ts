import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changesOf } from './change-log.ts';
import { inTurn, notingRefusal } from './in-turn.ts';

test('what is refused before its turn, in its turn, and what went live are all in the log, once each', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-turn-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const turn = { siteFolder: path.join(folder, 'site'), doing: 'release mf-forms' };
  const fail = (reason: string) => () => Promise.reject(new Error(reason));
  await expect(notingRefusal(turn, fail('mf-forms does not build'))).rejects.toThrow('does not build');
  await expect(inTurn(turn, fail('refused'))).rejects.toThrow('refused');
  await inTurn(turn, () => Promise.resolve({ changed: undefined, note: { composition: '000001' } }));
  expect(await changesOf(turn.siteFolder)).toMatchObject([
    { outcome: 'refused', reason: 'mf-forms does not build', doing: 'release mf-forms' },
    { outcome: 'refused', reason: 'refused' },
    { outcome: 'live', composition: '000001' },
  ]);
});
