import { inColumns } from '../releases/in-columns.ts';
import { versionsIn } from '../releases/release-store.ts';
import type { ReleaseDocument } from '../releases/release-schema.ts';
import type { Change } from './deploy-log.ts';
import { retainedUntil } from './retention.ts';

/** A published version. Times are ISO 8601; unknown values are empty. */
export type ListedRelease = {
  package: string;
  version: string;
  state: 'live' | 'kept';
  since: string;
  retainedUntil: string;
  commit: string;
  who: string;
  /** The message of the release. */
  what: string;
};

const noEntry = { at: '', who: '', commit: '', message: '' };

/** Who last made a version live, and what it was first built from, according to the log. */
function logFacts(name: string, version: string, changes: readonly Change[]) {
  const made = changes.filter(({ changed }) => changed?.[name] === version);
  const { at, who } = made.at(-1) ?? noEntry;
  const { commit = '', message = '' } = made.find((change) => change.commit !== undefined) ?? noEntry;
  return { at, who, commit, what: message };
}

type VersionToList = { name: string; version: string; changes: readonly Change[] };

function listedRelease(document: ReleaseDocument, { name, version, changes }: VersionToList): ListedRelease {
  const { at, ...facts } = logFacts(name, version, changes);
  const release = { package: name, version, ...facts };
  const live = document.packages[name];
  if (live?.live === version)
    return { ...release, state: 'live', since: live.since ?? '', retainedUntil: '' };
  const until = retainedUntil(document, { name, version })?.toISOString() ?? '';
  return { ...release, state: 'kept', since: at, retainedUntil: until };
}

/** Live and earlier versions, newest first within each package. */
export function releaseList(document: ReleaseDocument, changes: readonly Change[]): ListedRelease[] {
  return versionsIn(document).map((version) => listedRelease(document, { ...version, changes }));
}

const titles = [
  'package',
  'version',
  '',
  'since',
  'commit',
  'by whom',
  'what changed',
  'kept until',
] as const;

/** `2026-11-22T09:00:00.000Z` as `2026-11-22 09:00`. */
function atMinute(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}

function cells(release: ListedRelease): string[] {
  const { package: name, version, state, since, commit, who, what } = release;
  return [
    name,
    version,
    state,
    atMinute(since),
    commit,
    who,
    what,
    atMinute(release.retainedUntil).slice(0, 10),
  ];
}

export function releaseTable(releases: readonly ListedRelease[]): string {
  if (releases.length === 0) return 'Nothing has been released on this machine.';
  return inColumns([titles, ...releases.map(cells)]);
}
