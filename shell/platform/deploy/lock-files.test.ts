import { existsSync, mkdirSync, rmdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFiles } from './lock-files.ts';

test('a process whose lock was taken over leaves the new one alone', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const lock = path.join(folder, 'lock');
  const [one, other] = [lockFiles(), lockFiles()];
  const beat = ({ fs }: typeof one) => fs.utimes(lock, new Date(1), new Date(1), () => undefined);
  mkdirSync(lock);
  beat(one);
  expect([one.isOurs(lock), other.isOurs(lock)]).toEqual([true, false]);
  rmdirSync(lock);
  mkdirSync(lock);
  beat(other);
  one.fs.rmdirSync(lock);
  expect([one.isOurs(lock), other.isOurs(lock), existsSync(lock)]).toEqual([false, true, true]);
  other.fs.rmdirSync(lock);
  expect(existsSync(lock)).toBe(false);
});

test('stat works for locks that exist and locks that do not', () => {
  const { stat, utimes } = lockFiles().fs;
  const answers: unknown[] = [];
  stat(import.meta.dirname, (error, found) => answers.push(error, found?.isDirectory()));
  stat('/nowhere', (error) => answers.push(error));
  utimes('/nowhere', new Date(0), new Date(0), (error) => answers.push(error));
  expect(answers).toMatchObject([null, true, { code: 'ENOENT' }, { code: 'ENOENT' }]);
});
