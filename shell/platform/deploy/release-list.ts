import { inColumns } from '../common/terminal.ts';
import type { Version } from '../releases/release-schema.ts';
import { earlierVersions, liveVersions, type SiteState } from '../releases/site-state.ts';
import type { LogEntry } from './deploy-log.ts';
import { retainedUntil } from './prune.ts';

/** `2026-11-22T09:00:00.000Z` as `2026-11-22 09:00`. */
function atMinute(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}

const noEntry = { at: '', user: '', commit: '', message: '' };

/** A row of the table: when and by whom a version last became live, and what it was first built from. */
function row({ name, version }: Version, state: 'live' | 'kept', changes: readonly LogEntry[]): string[] {
  const made = changes.filter(({ changed }) => changed?.[name] === version);
  const { at, user } = made.at(-1) ?? noEntry;
  const { commit = '', message = '' } = made.find((change) => change.commit !== undefined) ?? noEntry;
  return [name, version, state, atMinute(at), commit, user, message];
}

const titles = ['package', 'version', '', 'since', 'commit', 'by whom', 'what changed', 'kept until'];

/** A table of the live and earlier versions, newest first within each package. */
export function releaseTable(state: SiteState, changes: readonly LogEntry[]): string {
  const live = liveVersions(state).map((version) => row(version, 'live', changes));
  const earlier = earlierVersions(state).map((version) =>
    row(version, 'kept', changes).concat(retainedUntil(version.until).toISOString().slice(0, 10)),
  );
  const packages = Object.keys(state.packages);
  const rows = packages.flatMap((name) => [...live, ...earlier].filter(([owner]) => owner === name));
  return rows.length === 0 ? 'Nothing has been released on this machine.' : inColumns([titles, ...rows]);
}
