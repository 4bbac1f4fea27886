import { inColumns } from '../releases/in-columns.ts';
import { versionsIn } from '../releases/release-store.ts';
import type { ReleaseDocument } from '../releases/release-schema.ts';
import type { Change } from './deploy-log.ts';
import { retainedUntil } from './retention.ts';

/** One published version, as the list of releases tells it. Times are ISO 8601; what is not known is empty. */
export type ListedRelease = {
  package: string;
  version: string;
  state: 'live' | 'kept';
  since: string;
  retainedUntil: string;
  commit: string;
  who: string;
  /** What changed, in the words of who released. */
  what: string;
};

const nobody = { at: '', who: '', commit: '', message: '' };

/** What the log tells of a version: by whom it last went live, and from what it was built when it first did. */
function toldOf(name: string, version: string, changes: readonly Change[]) {
  const made = changes.filter(({ changed }) => changed?.[name] === version);
  const { at, who } = made.at(-1) ?? nobody;
  const { commit = '', message = '' } = made.find((change) => change.commit !== undefined) ?? nobody;
  return { at, who, commit, what: message };
}

type Asked = { name: string; version: string; changes: readonly Change[] };

function listed(document: ReleaseDocument, { name, version, changes }: Asked): ListedRelease {
  const { at, ...told } = toldOf(name, version, changes);
  const release = { package: name, version, ...told };
  const live = document.packages[name];
  if (live?.live === version)
    return { ...release, state: 'live', since: live.since ?? '', retainedUntil: '' };
  const until = retainedUntil(document, { name, version })?.toISOString() ?? '';
  return { ...release, state: 'kept', since: at, retainedUntil: until };
}

/** What is live and what is kept, each package's newest first. */
export function releaseList(document: ReleaseDocument, changes: readonly Change[]): ListedRelease[] {
  return versionsIn(document).map((version) => listed(document, { ...version, changes }));
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

/** The list as text in columns, or that there is nothing to list. */
export function releaseTable(releases: readonly ListedRelease[]): string {
  if (releases.length === 0) return 'Nothing has been released on this machine.';
  return inColumns([titles, ...releases.map(cells)]);
}
