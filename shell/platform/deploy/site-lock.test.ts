import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { compositionsOf } from './compositions.ts';
import { withSiteLock } from './site-lock.ts';

async function emptySite(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-lock-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, 'site');
}

function placesOf(site: string) {
  const [lock, owner] = ['lock', 'lock.json'].map((name) => path.join(compositionsOf(site), name));
  return { lock: lock ?? '', owner: owner ?? '' };
}

test('two changes of one site take turns', async () => {
  const site = await emptySite();
  const seen: string[] = [];
  const change = (name: string) =>
    withSiteLock(site, name, async () => {
      seen.push(`${name} begins`);
      await setTimeout(30);
      seen.push(`${name} ends`);
    });
  await Promise.all([change('one'), change('two')]);
  const [first = '', , second = ''] = seen;
  expect(seen).toEqual([first, first.replace('begins', 'ends'), second, second.replace('begins', 'ends')]);
});

test('a failed change does not block the next', async () => {
  const site = await emptySite();
  await expect(withSiteLock(site, 'one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withSiteLock(site, 'two', () => Promise.resolve('done'))).toBe('done');
  expect(await readdir(compositionsOf(site))).toEqual([]);
});

test('a process whose lock was taken over is told so, whatever else failed, and leaves the new lock alone', async () => {
  const site = await emptySite();
  const { lock, owner } = placesOf(site);
  let secondBegins = () => {};
  let firstHasEnded = () => {};
  const begun = new Promise<void>((resolve) => (secondBegins = resolve));
  const ended = new Promise<void>((resolve) => (firstHasEnded = resolve));
  const seconds: Promise<string>[] = [];
  const first = withSiteLock(site, 'one', async ({ assertHeld }) => {
    assertHeld();
    // As after the machine was asleep.
    utimesSync(lock, 0, 0);
    const second = withSiteLock(site, 'two', async (other) => {
      secondBegins();
      await ended;
      other.assertHeld();
      return `${statSync(lock).isDirectory()} ${readFileSync(owner, 'utf8')}`;
    });
    seconds.push(second);
    await begun;
    expect(assertHeld).toThrow('another command took over');
    throw new Error('ENOENT: the draft is gone');
  });
  await expect(first).rejects.toThrow('another command took over the site in the meantime');
  firstHasEnded();
  expect(await seconds[0]).toMatch(/^true .*"two"/);
});

test('if the owner file cannot be written, as on a full disk, the work is still done', async () => {
  const site = await emptySite();
  await mkdir(placesOf(site).owner, { recursive: true });
  const work = withSiteLock(site, 'one', async ({ assertHeld }) => {
    assertHeld();
    return 'done';
  });
  expect(await work).toBe('done');
  expect(existsSync(placesOf(site).lock)).toBe(false);
});

/** Only root can become a user without a name, as in a container. */
const nameless = process.getuid?.() === 0 ? { uid: 54321, gid: 54321 } : {};

test(
  'a user who may not write there is told so at once, even one without a name',
  { timeout: 30_000 },
  async () => {
    const site = await emptySite();
    await chmod(path.dirname(site), 0o755);
    await mkdir(compositionsOf(site), { mode: 0o555 });
    const file = path.join(import.meta.dirname, 'site-lock.ts');
    const code = `import(${JSON.stringify(file)}).then(({ withSiteLock }) => withSiteLock(process.argv[1], 'one', async () => {}))`;
    const args = ['--import', import.meta.resolve('tsx'), '--eval', code, site];
    const env = { PATH: process.env['PATH'], HOME: tmpdir() };
    // The five minutes of retries are for a lock that someone holds.
    expect(() => execFileSync(process.execPath, args, { ...nameless, stdio: 'pipe', env })).toThrow(
      /\S may not change .*site\.compositions/,
    );
  },
);
