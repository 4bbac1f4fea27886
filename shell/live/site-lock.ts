import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import * as z from 'zod/mini';
import { compositionsOf } from './compositions.ts';

const ownerSchema = z.object({ who: z.string(), doing: z.string(), since: z.string() });

/** ms after which a lock counts as left behind by a command that was killed, and between its signs of life. */
const limits = { stale: 10_000, update: 2000 };
/** Waits up to five minutes for the command before. */
const patience = { retries: 300, factor: 1, minTimeout: 1000, maxTimeout: 1000 };

/** Who changes a site: `ada@build-3 (4711)`. */
export function whoAmI(): string {
  return `${userInfo().username}@${hostname()} (${process.pid})`;
}

/** The right to change what is live. `assertHeld` throws once it is lost, as after a long sleep of the machine. */
export type SiteLock = { assertHeld: () => void };

async function ownerOf(file: string): Promise<string> {
  const owner = await readFile(file, 'utf8')
    .then((text) => ownerSchema.safeParse(JSON.parse(text)))
    // A full disk leaves it empty.
    .catch(() => ownerSchema.safeParse(undefined));
  return owner.success
    ? `${owner.data.who} has been at it since ${owner.data.since}: ${owner.data.doing}`
    : 'its owner left no name';
}

/**
 * Runs work while nobody else changes the same site: the second of two releases waits, and then builds upon what the first
 * has made live. A lock that shows no life for 10 s is taken over.
 */
export async function withSiteLock<Result>(
  siteFolder: string,
  doing: string,
  work: (lock: SiteLock) => Promise<Result>,
): Promise<Result> {
  const folder = compositionsOf(siteFolder);
  const ownerFile = path.join(folder, 'lock.json');
  const at = { realpath: false, lockfilePath: path.join(folder, 'lock') };
  let lost: Error | undefined;
  await mkdir(folder, { recursive: true });
  const release = await lockfile
    .lock(folder, { ...at, ...limits, retries: patience, onCompromised: (error) => (lost = error) })
    .catch(async (error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'ELOCKED')) throw error;
      throw new Error(`the site is being changed by somebody else; ${await ownerOf(ownerFile)}`);
    });
  try {
    await writeFile(ownerFile, JSON.stringify({ who: whoAmI(), doing, since: new Date().toISOString() }));
    return await work({
      assertHeld: () => {
        if (lost) throw new Error('another command has taken over the site meanwhile; nothing was changed');
      },
    });
  } finally {
    await rm(ownerFile, { force: true });
    if (!lost) await release();
  }
}
