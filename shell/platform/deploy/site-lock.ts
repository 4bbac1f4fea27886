import { readFileSync } from 'node:fs';
import { access, constants, mkdir, rm, writeFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import * as z from 'zod/mini';
import { hasCode } from '../common/error-message.ts';
import { compositionsOf } from './compositions.ts';

/**
 * ms after which the lock of a killed command may be taken over, and between signs of life. Compressing files can
 * delay one for several seconds.
 */
const limits = { stale: 30_000, update: 5000 };
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
export function currentUser(): string {
  return `${userName()}@${hostname()} (${process.pid})`;
}

/** Fails at once if the folder is not writable; only a held lock is worth waiting for. */
async function assertWritable(folder: string): Promise<void> {
  await access(folder, constants.W_OK).catch((cause: unknown) => {
    throw new Error(`${userName()} may not change ${folder}: run the command as its owner`, { cause });
  });
}

const ownerSchema = z.object({ user: z.string(), command: z.string(), since: z.string() });

function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function ownerText(text: string): string {
  try {
    const { user, since, command } = ownerSchema.parse(JSON.parse(text));
    return `${user} started "${command}" at ${since}`;
  } catch {
    return 'it left no name';
  }
}

function lockLost(cause?: unknown): Error {
  return new Error(
    'another command took over the site in the meantime; nothing was changed: run the same command again',
    { cause },
  );
}

/**
 * The right to change the live site. `assertHeld` throws if another process has taken over the lock, as after
 * the machine was asleep.
 */
export type SiteLock = { assertHeld: () => void };

/**
 * Runs work while no one else changes the same site: a second release waits, and then builds on the result of
 * the first. A lock without a sign of life for 30 s is taken over. If its holder is still running, it gets an
 * error and leaves the other's work alone.
 */
export async function withSiteLock<Result>(
  siteFolder: string,
  command: string,
  work: (lock: SiteLock) => Promise<Result>,
): Promise<Result> {
  const folder = compositionsOf(siteFolder);
  const ownerFile = path.join(folder, 'lock.json');
  await mkdir(folder, { recursive: true });
  await assertWritable(folder);
  const place = { realpath: false, lockfilePath: path.join(folder, 'lock') };
  const unlock = await lockfile
    .lock(folder, { ...place, ...limits, retries, onCompromised: () => undefined })
    .catch((error: unknown) => {
      if (!hasCode(error, 'ELOCKED')) throw error;
      throw new Error(`someone else is changing the site; ${ownerText(textIn(ownerFile))}`);
    });
  const name = { user: currentUser(), command, since: new Date().toISOString() };
  // A full disk must not stop the command that frees space.
  await writeFile(ownerFile, JSON.stringify(name)).catch(() => undefined);
  const own = textIn(ownerFile);
  // Whoever takes over the lock writes its own name.
  const isHeld = () => textIn(ownerFile) === own;
  try {
    return await work({
      assertHeld: () => {
        if (!isHeld()) throw lockLost();
      },
    });
  } catch (error) {
    throw isHeld() ? error : lockLost(error);
  } finally {
    if (isHeld()) {
      await rm(ownerFile, { force: true }).catch(() => undefined);
      await unlock().catch(() => undefined);
    }
  }
}
