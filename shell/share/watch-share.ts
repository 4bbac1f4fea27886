import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setInterval } from 'node:timers/promises';
import * as z from 'zod/mini';
import { changedVersions } from '../live/changed-versions.ts';
import { compositionsOf } from '../live/compositions.ts';
import { documentIn, liveSite, type SharedSite } from '../live/live-site.ts';
import { withdrawShare } from '../live/share-site.ts';
import { type CountedReport, countedVisits, type CountedVisits, type ShareSides } from './counted-visits.ts';
import { reportsPath } from './reports-path.ts';
import { countedInWords, failsMore } from './share-verdict.ts';
import { visitsFile } from './visits-file.ts';

/** How often the server's notes are read, in ms. */
const every = 1000;

const addressesSchema = z.object({ siteUrl: z.optional(z.string()), reportUrl: z.optional(z.string()) });

/** Why nobody can withdraw a candidate by itself here; undefined where it can be done. */
export async function unwatchable(siteFolder: string, { document }: SharedSite): Promise<string | undefined> {
  const file = visitsFile(siteFolder);
  const isCounted = await access(file).then(
    () => true,
    () => false,
  );
  if (!isCounted) {
    return `no server counts pages and failures in ${file}; an nginx by "npm run nginx" does`;
  }
  const { siteUrl, reportUrl } = addressesSchema.parse(document.configuration?.content ?? {});
  const own = `${siteUrl ?? 'https://your-site'}${reportsPath}`;
  return reportUrl === own
    ? undefined
    : `failures are not reported to the server that counts: reportUrl has to be ${own}`;
}

function releasesIn(versions: Readonly<Record<string, string>>): ReadonlySet<string> {
  return new Set(Object.entries(versions).map(([name, version]) => `${name}@${version}`));
}

async function sidesOf(siteFolder: string, { share, document }: SharedSite): Promise<ShareSides> {
  const candidate = await documentIn(path.join(compositionsOf(siteFolder), share.candidate));
  return {
    candidate: { composition: share.candidate, releases: releasesIn(changedVersions(document, candidate)) },
    live: { composition: share.beside, releases: releasesIn(changedVersions(candidate, document)) },
  };
}

function reportInWords({ code, part, release, error }: CountedReport): string {
  return [code, error, part && `in ${part}`, release && `by ${release}`].filter(Boolean).join(' ');
}

/** `… It said: part-broken TypeError in mf-forms/contact by mf-forms@1.0.0-abc`, each different report once. */
function reason(visits: CountedVisits): string {
  const said = [...new Set(visits.reports.map(reportInWords))].slice(-3);
  return `${countedInWords(visits)}. It said: ${said.join('; ')}`;
}

async function notesIn(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read any more: the share goes on, and nobody watches it`);
  });
}

/** How a watch ended. */
export type Watched =
  | { kind: 'withdrawn'; reason: string }
  /** Nobody withdrew it within the time. */
  | { kind: 'held'; counted: string }
  /** Somebody else ended the share meanwhile. */
  | { kind: 'ended' };

type Watch = {
  siteFolder: string;
  live: SharedSite;
  /** For how long, in ms. */
  duration: number;
};

/** Reads what the server notes until the time is over, and withdraws the candidate when it fails more than the live version. */
export async function watchShare({ siteFolder, live, duration }: Watch): Promise<Watched> {
  const { candidate } = live.share;
  const sides = await sidesOf(siteFolder, live);
  const end = performance.now() + duration;
  for await (const folder of setInterval(every, siteFolder)) {
    const now = await liveSite(folder);
    if (now.kind !== 'shared' || now.share.candidate !== candidate) break;
    const visits = countedVisits(await notesIn(visitsFile(folder)), sides);
    if (failsMore(visits)) {
      await withdrawShare({ siteFolder, candidate, reason: reason(visits) });
      return { kind: 'withdrawn', reason: reason(visits) };
    }
    if (performance.now() >= end) return { kind: 'held', counted: countedInWords(visits) };
  }
  return { kind: 'ended' };
}
