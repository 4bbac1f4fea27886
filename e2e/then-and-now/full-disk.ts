import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { compositionsOf } from '@venue/shell/live/compositions.ts';
import { openReleaseLab, type ReleaseLab } from '../site/release-lab.ts';
import { versionsOnPages } from '../site/whole-site.ts';

/**
 * `npm run full-disk`, as root, after a run of the journeys: releases on a disk of its own that is full at
 * several sizes, and prints what came of it. Ends with an error where the live site was not whole, or the next try did not work.
 */

const run = promisify(execFile);
const kilobyte = 1024;
/** Room (KB) that is left when the release begins. */
const rooms = [0, 8, 64, 512, 1024, 2048, 3072, 4096, 6144, 24_576];
const then =
  'old and new pages side by side, then “Unexpected end of JSON input” or “ENOENT … scandir” for every team, also with room again';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Fills the disk until so much is left. */
async function leave(disk: string, room: number): Promise<string> {
  const { bavail, bsize } = await statfs(disk);
  const ballast = path.join(disk, 'ballast');
  const bytes = Math.max(0, bavail * bsize - room * kilobyte);
  if (bytes > 0) await run('fallocate', ['-l', String(bytes), ballast]);
  else await writeFile(ballast, '');
  return ballast;
}

async function said(lab: ReleaseLab, ...command: string[]): Promise<string> {
  const text = await lab.command(...command).catch((error: unknown) => String(Object(error).stderr));
  return text.trim().split('\n').at(-1) ?? '';
}

/** Versions that a site names, whole; what is wrong with it otherwise. */
async function standing(lab: ReleaseLab): Promise<string> {
  return versionsOnPages(lab.siteFolder).then((versions) => versions['mf-marketing'] ?? 'none', String);
}

/** What lies beside the compositions and is none of what may stay. */
async function leftBehind(lab: ReleaseLab): Promise<string[]> {
  const names = await readdir(compositionsOf(lab.siteFolder));
  return names.filter((name) => !/^(?:\d{6}|log\.jsonl)$/.test(name));
}

type Trial = { lab: ReleaseLab; disk: string; next: string };

async function tryRoom({ lab, disk, next }: Trial, room: number): Promise<boolean> {
  const before = await lab.live('mf-marketing');
  const ballast = await leave(disk, room);
  const words = await said(lab, 'rollback', 'mf-marketing', next);
  const stands = await standing(lab);
  const left = await leftBehind(lab);
  await rm(ballast);
  const again = await said(lab, 'rollback', 'mf-marketing', next);
  const isMended = again.startsWith('live') && (await standing(lab)) === next;
  await lab.command('rollback', 'mf-marketing', before);
  const isWhole = [before, next].includes(stands) && left.length === 0;
  const state = stands === next ? 'new, whole' : 'old, whole';
  say(
    `| ${room} KB | ${isWhole ? state : `BROKEN: ${stands} ${left.join(', ')}`}: ${words} | ${isMended ? 'live' : again} |`,
  );
  return isWhole && isMended;
}

const disk = await mkdtemp(path.join(tmpdir(), 'ariya-disk-'));
await run('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk]);
try {
  process.env['TMPDIR'] = disk;
  const lab = await openReleaseLab();
  delete process.env['TMPDIR'];
  try {
    const next = await lab.prepareRelease('mf-marketing', {
      texts: { 'Come and see it empty.': 'Come and look.' },
    });
    say(`Then, at any of them: ${then}.\n`);
    say('| room left | now | with room again |\n| --- | --- | --- |');
    const fine: boolean[] = [];
    for (const room of rooms) fine.push(await tryRoom({ lab, disk, next }, room));
    process.exitCode = fine.includes(false) ? 1 : 0;
  } finally {
    await lab.close();
  }
} finally {
  await run('umount', [disk]);
  await rm(disk, { recursive: true });
}
