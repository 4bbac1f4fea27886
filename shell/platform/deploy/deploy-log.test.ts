import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compositionsOf } from './compositions.ts';
import { readLog, appendToLog } from './deploy-log.ts';

test('the log records changes and refusals, and an incomplete line does not damage others', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-log-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const site = path.join(folder, 'site');
  expect(await readLog(site)).toEqual([]);
  const one = {
    at: '2026-11-22T08:00:00.000Z',
    user: 'ada@here (1)',
    command: 'compose',
    outcome: 'succeeded',
  } as const;
  const two = { ...one, outcome: 'failed', reason: 'no such package' } as const;
  await appendToLog(site, one);
  await appendFile(path.join(compositionsOf(site), 'log.jsonl'), '{"at":"2026-');
  await appendToLog(site, two);
  expect(await readLog(site)).toEqual([one, two]);
});
