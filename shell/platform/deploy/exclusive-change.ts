import { errorMessage } from '../releases/error-message.ts';
import { type Change, appendToLog } from './deploy-log.ts';
import { removeOwnDrafts, removeDrafts } from './compositions.ts';
import { type SiteLock, whoAmI, withSiteLock } from './site-lock.ts';

/** What a change that made something live tells the log of itself. */
export type Note = Omit<Change, 'at' | 'who' | 'doing' | 'outcome'>;

export type Turn = { siteFolder: string; doing: string };

type End = Note & Pick<Change, 'outcome'>;

async function note({ siteFolder, doing }: Turn, end: End): Promise<void> {
  const change = { at: new Date().toISOString(), who: whoAmI(), doing, ...end };
  // A log without room changes nothing about what is live, and must not hide why nothing changed.
  await appendToLog(siteFolder, change).catch(() => undefined);
}

/** Runs a part of a change that may be refused, also before its turn; a refusal is noted in the site's log. */
export async function loggingRefusal<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await note(turn, { outcome: 'refused', reason: errorMessage(error) });
    throw error;
  }
}

/**
 * Runs a change when it is its turn, cleans up what commands that were killed have left, and notes in the site's log how it
 * ended.
 */
export async function runExclusively<Result>(
  turn: Turn,
  work: (lock: SiteLock) => Promise<{ changed: Result; note: Note }>,
): Promise<Result> {
  const { siteFolder, doing } = turn;
  return loggingRefusal(turn, () =>
    withSiteLock(siteFolder, doing, async (lock) => {
      await removeDrafts(siteFolder);
      try {
        const ended = await work(lock);
        await note(turn, { outcome: 'live', ...ended.note });
        return ended.changed;
      } catch (error) {
        // What is left all the same, the next command takes away.
        await removeOwnDrafts(siteFolder).catch(() => undefined);
        throw error;
      }
    }),
  );
}
