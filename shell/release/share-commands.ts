import type { SiteChange } from '../live/compose-draft.ts';
import { liveSite } from '../live/live-site.ts';
import { runningShare, shareInWords } from '../live/running-share.ts';
import { shareSite, shareWithAll, withdrawShare } from '../live/share-site.ts';
import { unwatchable, watchShare } from '../share/watch-share.ts';
import { siteFolder } from './places.ts';
import { say } from './say.ts';

/** The moves of a share that runs. */
export type ShareMove = 'all' | 'withdraw' | 'watch';

const units = { s: 1000, m: 60_000, h: 3_600_000 } as const;

/** `30m` in ms. */
export function durationIn(text: string): number {
  const [, number, unit] = /^(\d+)([smh])$/.exec(text) ?? [];
  if (unit !== 's' && unit !== 'm' && unit !== 'h')
    throw new Error(`--for ${text}: must be a time such as 30m or 2h`);
  return Number(number) * units[unit];
}

/** `10` of a hundred visitors. */
export function percentIn(text: string): number {
  const percent = Number(text);
  if (!/^\d{1,2}$/.test(text) || percent === 0) {
    throw new Error(`--share ${text}: must be a whole number of a hundred visitors, from 1 to 99`);
  }
  return percent;
}

const next =
  '"npm run release -- --all" gives it to everybody, "npm run release -- --withdraw" takes it back';

/** Watches the running share, if something here counts what it does to visitors, and says how that ended. */
async function watch(time: string): Promise<void> {
  const live = runningShare(await liveSite(siteFolder));
  const why = await unwatchable(siteFolder, live);
  if (why !== undefined) {
    say(`It does not go back by itself here: ${why}. ${next}.`);
    return;
  }
  say(`watching  for ${time}; it goes back by itself if it fails more than the live version`);
  const watched = await watchShare({ siteFolder, live, duration: durationIn(time) });
  if (watched.kind === 'ended') say('The share was ended by another command.');
  else if (watched.kind === 'held') {
    say(`held      ${watched.counted}. It stays with its share and nobody watches it any more: ${next}.`);
  } else {
    throw new Error(`withdrawn: everybody gets the live version again. ${watched.reason}`);
  }
}

/** Ends or watches the share that runs. */
export async function moveShare(move: ShareMove, time: string): Promise<void> {
  durationIn(time);
  if (move === 'watch') await watch(time);
  else if (move === 'all') say(`live      composition ${await shareWithAll(siteFolder)}, for everybody`);
  else {
    const live = await withdrawShare({ siteFolder, reason: 'as somebody asked for' });
    say(`withdrawn; live is composition ${live}`);
  }
}

function assertServedHere(environment: NodeJS.ProcessEnv): void {
  const elsewhere = ['SITE_STORE', 'RELEASES_STORE'].find((name) => environment[name]);
  if (elsewhere === undefined) return;
  throw new Error(
    `${elsewhere} is set: a store gives every visitor the same pages, so there is no share of them. Release for everybody, or look at it with "npm run preview"`,
  );
}

type WantedShare = { change: SiteChange; share: string; time: string };

/** Gives a candidate to a part of the visitors, and watches what becomes of that. */
export async function shareCommand({ change, share, time }: WantedShare): Promise<void> {
  durationIn(time);
  assertServedHere(process.env);
  await shareSite({ ...change, percent: percentIn(share) });
  const live = runningShare(await liveSite(siteFolder));
  say(`shared    ${shareInWords(live)}`);
  await watch(time);
}
