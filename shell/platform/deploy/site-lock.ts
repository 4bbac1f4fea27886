import * as fs from 'node:fs';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import * as z from 'zod/mini';
import { compositionsOf } from './compositions.ts';
import { lockFiles } from './lock-files.ts';

const ownerSchema = z.object({ who: z.string(), doing: z.string(), since: z.string() });

/** ms after which the lock of a killed command is stale, and between heartbeats. */
const limits = { stale: 10_000, update: 2000 };
/** Waits up to five minutes for the previous command. */
const retries = { retries: 300, factor: 1, minTimeout: 1000, maxTimeout: 1000 };

/** The current user. In a container, users may have only a number. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}

/** Who changes a site: `ada@build-3 (4711)`. */
export function whoAmI(): string {
  return `${userName()}@${hostname()} (${process.pid})`;
}

/** Fails at once if the folder is not writable; only a held lock is worth waiting for. */
async function assertWritable(folder: string): Promise<void> {
  await access(folder, fs.constants.W_OK).catch((error: unknown) => {
    throw new Error(`${userName()} may not change ${folder}: run the command as its owner`, {
      cause: error,
    });
  });
}

/**
 * The right to change the live site. `assertHeld` throws if another process has taken over the lock, as after
 * the machine was asleep.
 */
export type SiteLock = { assertHeld: () => void };

/** What the holder of a lock wrote about itself. */
function ownerIn(file: string): string {
  try {
    const { who, since, doing } = ownerSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
    return `${who} started "${doing}" at ${since}`;
  } catch {
    return 'it left no name';
  }
}

function takenOver(cause?: unknown): Error {
  return new Error(
    'another command took over the site in the meantime; nothing was changed: run the same command again',
    { cause },
  );
}

/**
 * Runs work while no one else changes the same site: a second release waits, and then builds on the result of
 * the first. A lock without a heartbeat for 10 s is taken over. If its holder is still running, it gets an
 * error and leaves the other's work alone.
 */
export async function withSiteLock<Result>(
  siteFolder: string,
  doing: string,
  work: (lock: SiteLock) => Promise<Result>,
): Promise<Result> {
  const folder = compositionsOf(siteFolder);
  const ownerFile = path.join(folder, 'lock.json');
  const lock = path.join(folder, 'lock');
  const files = lockFiles();
  let isLost = false;
  const isHeld = () => !isLost && files.isOurs(lock);
  await mkdir(folder, { recursive: true });
  await assertWritable(folder);
  const release = await lockfile
    .lock(folder, {
      realpath: false,
      lockfilePath: lock,
      fs: files.fs,
      ...limits,
      retries,
      onCompromised: () => (isLost = true),
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'ELOCKED')) throw error;
      throw new Error(`someone else is changing the site; ${ownerIn(ownerFile)}`);
    });
  // For waiting commands. On a full disk, the file stays empty.
  await rm(ownerFile, { force: true })
    .then(() =>
      writeFile(ownerFile, JSON.stringify({ who: whoAmI(), doing, since: new Date().toISOString() })),
    )
    .catch(() => undefined);
  try {
    return await work({
      assertHeld: () => {
        if (!isHeld()) throw takenOver();
      },
    });
  } catch (error) {
    throw isHeld() ? error : takenOver(error);
  } finally {
    if (isHeld()) {
      await rm(ownerFile, { force: true }).catch(() => undefined);
      await release().catch(() => undefined);
    }
  }
}
