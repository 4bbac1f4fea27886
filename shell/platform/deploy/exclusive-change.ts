import { errorMessage } from '../releases/error-message.ts';
import { type Change, appendToLog } from './deploy-log.ts';
import { removeOwnDrafts, removeDrafts } from './compositions.ts';
import { type SiteLock, whoAmI, withSiteLock } from './site-lock.ts';

/** What a successful change adds to its log entry. */
export type Note = Omit<Change, 'at' | 'who' | 'doing' | 'outcome'>;

export type Turn = { siteFolder: string; doing: string };

type End = Note & Pick<Change, 'outcome'>;

async function note({ siteFolder, doing }: Turn, end: End): Promise<void> {
  const change = { at: new Date().toISOString(), who: whoAmI(), doing, ...end };
  // A log that cannot be written does not affect the live site, and must not hide the original error.
  await appendToLog(siteFolder, change).catch(() => undefined);
}

/** Runs a part of a change, possibly before the lock is held, and logs a failure. */
export async function logRefusal<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await note(turn, { outcome: 'refused', reason: errorMessage(error) });
    throw error;
  }
}

/** Runs a change while holding the site's lock, removes what killed commands left behind, and logs the result. */
export async function runExclusively<Result>(
  turn: Turn,
  work: (lock: SiteLock) => Promise<{ changed: Result; note: Note }>,
): Promise<Result> {
  const { siteFolder, doing } = turn;
  return logRefusal(turn, () =>
    withSiteLock(siteFolder, doing, async (lock) => {
      await removeDrafts(siteFolder);
      try {
        const ended = await work(lock);
        await note(turn, { outcome: 'live', ...ended.note });
        return ended.changed;
      } catch (error) {
        // The next command removes what could not be removed here.
        await removeOwnDrafts(siteFolder).catch(() => undefined);
        throw error;
      }
    }),
  );
}
