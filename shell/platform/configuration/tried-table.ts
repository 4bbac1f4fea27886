import type { Tried } from './try-address.ts';

const heading = ['', 'key', 'tried', 'answer', 'ms', 'what it means'];

/** What came of each address, as a table for a terminal. */
export function triedTable(tried: readonly Tried[]): string {
  const rows = tried.map(({ verdict, key, url, answer, milliseconds, meaning }) => [
    verdict,
    key,
    `GET ${url}`,
    answer,
    String(milliseconds),
    meaning,
  ]);
  const all = [heading, ...rows];
  const widths = heading.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
