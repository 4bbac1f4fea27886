import { type Change, noteChange } from './change-log.ts';
import { sweepDrafts } from './compositions.ts';
import { inWords } from '../release/in-words.ts';
import { type SiteLock, whoAmI, withSiteLock } from './site-lock.ts';

/** What a change tells the log of itself. */
export type Note = Omit<Change, 'at' | 'who' | 'doing' | 'outcome' | 'reason'>;

export type Turn = { siteFolder: string; doing: string };

/**
 * Runs a change when it is its turn, cleans up what commands that were killed have left, and notes in the site's log how it
 * ended.
 */
export async function inTurn<Result>(
  { siteFolder, doing }: Turn,
  work: (lock: SiteLock) => Promise<{ changed: Result; note: Note }>,
): Promise<Result> {
  // A log without room changes nothing about what is live, and must not hide why nothing changed.
  const note = (end: Note & Pick<Change, 'outcome' | 'reason'>) =>
    noteChange(siteFolder, { at: new Date().toISOString(), who: whoAmI(), doing, ...end }).catch(
      () => undefined,
    );
  return withSiteLock(siteFolder, doing, async (lock) => {
    await sweepDrafts(siteFolder);
    try {
      const ended = await work(lock);
      await note({ outcome: 'live', ...ended.note });
      return ended.changed;
    } catch (error) {
      // What is left all the same, the next command takes away.
      await sweepDrafts(siteFolder).catch(() => undefined);
      await note({ outcome: 'refused', reason: inWords(error) });
      throw error;
    }
  });
}
