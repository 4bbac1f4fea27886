import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFiles } from './lock-files.ts';

test('who ends without the lock that was taken over leaves it to the other', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const lock = path.join(folder, 'lock');
  await mkdir(lock);
  lockFiles(() => false).rmdirSync(lock);
  expect(existsSync(lock)).toBe(true);
  lockFiles(() => true).rmdirSync(lock);
  expect(existsSync(lock)).toBe(false);
});

test('what a lock asks for is answered, also where it is not there', () => {
  const { stat, utimes } = lockFiles(() => true);
  const answers: unknown[] = [];
  stat(import.meta.dirname, (error, found) => answers.push(error, found?.isDirectory()));
  stat('/nowhere', (error) => answers.push(error));
  utimes('/nowhere', new Date(0), new Date(0), (error) => answers.push(error));
  expect(answers).toMatchObject([null, true, { code: 'ENOENT' }, { code: 'ENOENT' }]);
});
