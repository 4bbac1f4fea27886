import { inMegabytes } from './folder-bytes.ts';
import type { ListedRelease } from './release-list.ts';

const titles = [
  'package',
  'version',
  '',
  'since',
  'size',
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
  const { package: name, version, state, since, bytes, commit, who, what } = release;
  return [
    name,
    version,
    state,
    atMinute(since),
    inMegabytes(bytes),
    commit,
    who,
    what,
    atMinute(release.keptUntil).slice(0, 10),
  ];
}

/** The list as text in columns, or that there is nothing to list. */
export function releaseTable(releases: readonly ListedRelease[]): string {
  if (releases.length === 0) return 'Nothing is released on this machine.';
  const rows = [[...titles], ...releases.map(cells)];
  const widths = titles.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}
