import path from 'node:path';
import { changedVersions } from './changed-versions.ts';
import { compositionsOf } from './compositions.ts';
import { documentIn, type LiveSite, nameOf, type SharedSite } from './live-site.ts';

/** What a share is, in words: `composition 000012 is given to 10 of 100 visitors since 2026-11-22 09:00`. */
export function shareInWords({ share }: SharedSite): string {
  const since = share.since.slice(0, 16).replace('T', ' ');
  return `composition ${share.candidate} is given to ${share.percent} of 100 visitors since ${since}`;
}

/** The versions that only the candidate has live, by package; none where nothing is shared. */
export async function sharedVersions(siteFolder: string, live: LiveSite): Promise<Record<string, string>> {
  if (live.kind !== 'shared') return {};
  const candidate = path.join(compositionsOf(siteFolder), live.share.candidate);
  return changedVersions(live.document, await documentIn(candidate));
}

/** A share is of one candidate beside one live site: what else is to change waits until it is known which of them stays. */
export function assertNotShared(live: LiveSite): void {
  if (live.kind !== 'shared') return;
  throw new Error(
    `${shareInWords(live)}: "npm run release -- --all" gives it to everybody, "npm run release -- --withdraw" takes it back. Then run the same command again`,
  );
}

/** The share that runs; throws where there is none, or another than the one that is meant. */
export function runningShare(live: LiveSite, candidate?: string): SharedSite {
  if (live.kind === 'shared' && (candidate === undefined || live.share.candidate === candidate)) return live;
  const meant = candidate === undefined ? 'no candidate' : `composition ${candidate} no longer`;
  throw new Error(
    `${meant} is given to a part of the visitors; live is composition ${nameOf(live) ?? 'none'}`,
  );
}
