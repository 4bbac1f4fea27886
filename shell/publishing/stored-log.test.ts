import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Change } from '../live/change-log.ts';
import { memoryStore } from './memory-store.ts';
import { changesOfAll, fetchLog, publishLog } from './stored-log.ts';

function change(hour: string, who: string, more: Partial<Change> = {}): Change {
  return { at: `2026-11-22T${hour}:00:00.000Z`, who, doing: 'release mf-forms', outcome: 'live', ...more };
}

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'ariya-log-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

test('what machines have noted is in the store’s log once each, refusals too, and each machine can read all of it', async () => {
  const store = memoryStore();
  const [ada, bayo] = [change('09', 'ada'), change('10', 'bayo', { outcome: 'refused', reason: 'no h1' })];
  await publishLog(store, [ada]);
  await publishLog(store, [bayo]);
  await publishLog(store, [ada]);
  const releases = await folder();
  const later = change('11', 'chidi');
  expect(await changesOfAll(releases, [later])).toEqual([later]);
  await fetchLog(store, releases);
  expect(await changesOfAll(releases, [ada, later])).toEqual([ada, bayo, later]);
});

test('of two who write at once, both are in the log', async () => {
  const [ada, bayo] = [change('09', 'ada'), change('10', 'bayo')];
  let isFirst = true;
  const store = memoryStore((put) => {
    if (isFirst) {
      put({ key: 'log.jsonl', body: Buffer.from(JSON.stringify(bayo)) });
    }
    isFirst = false;
  });
  await publishLog(store, [ada]);
  const releases = await folder();
  await fetchLog(store, releases);
  expect(await changesOfAll(releases, [])).toEqual([ada, bayo]);
});
