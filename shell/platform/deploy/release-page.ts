import type { Change } from './change-log.ts';
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

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function tableRow(tag: 'td' | 'th', texts: readonly string[]): string {
  return `<tr>${texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const body = rows.map((texts) => tableRow('td', texts)).join('\n');
  return `<table><thead>${tableRow('th', head)}</thead><tbody>${body}</tbody></table>`;
}

/** The list and the log of changes as a page for those who release; not for visitors, nor for search engines. */
export function releasePage(releases: readonly ListedRelease[], changes: readonly Change[]): string {
  const log = changes
    .toReversed()
    .map(({ at, who, doing, outcome, reason = '' }) => [atMinute(at), doing, outcome, who, reason]);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width"><title>What is live</title>
<style>body{font:16px/1.5 system-ui;margin:24px}table{border-collapse:collapse}th,td{padding:4px 12px;border:1px solid #bbb;text-align:left}div{overflow-x:auto}</style>
</head><body><h1>What is live</h1><div>${table(titles, releases.map(cells))}</div>
<h2>What was changed</h2><div>${table(['when', 'command', 'outcome', 'by whom', 'why not'], log)}</div></body></html>
`;
}
