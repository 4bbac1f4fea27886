import { type Finding, findingText } from './finding.ts';

/** A finding, and where: an address, or a package name. */
export type Flaw = { where: string; finding: Finding };

/** How many flaws to list. One fault often affects every page. */
const maxLines = 12;

/** Number of changed pages, what a trial tested of them (`desk`: on a wide screen too), and how long it took (seconds). */
export type TrialCounts = Record<'changed' | 'pages' | 'desk' | 'modules' | 'samples' | 'seconds', number>;

/** The first flaw of each kind, then the second of each, so that many of one kind do not hide another. */
function oneOfEachFirst(flaws: readonly Flaw[]): Flaw[] {
  const seen = new Map<string, number>();
  const ranked = flaws.map((flaw) => {
    const rank = seen.get(flaw.finding.kind) ?? 0;
    seen.set(flaw.finding.kind, rank + 1);
    return { flaw, rank };
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ flaw }) => flaw);
}

/** One line per fault, with the first page that has it. */
export function flawLines(flaws: readonly Flaw[]): string[] {
  const byFault = new Map<string, string[]>();
  for (const { where, finding } of oneOfEachFirst(flaws)) {
    const text = findingText(finding);
    byFault.set(text, [...(byFault.get(text) ?? []), where]);
  }
  return [...byFault].map(([text, [first = '', ...others]]) => {
    const more = others.length > 0 ? ` (and ${others.length} more)` : '';
    return `${first}${more}: ${text}`;
  });
}

export function refusal(flaws: readonly Flaw[]): Error {
  const lines = flawLines(flaws);
  const more = lines.length > maxLines ? [`and ${lines.length - maxLines} more`] : [];
  return new Error(
    [
      'refused: the pages failed when tested in a browser. Nothing changed for visitors.',
      ...[...lines.slice(0, maxLines), ...more].map((line) => `  ${line}`),
      'To make it live anyway, add --unchecked.',
    ].join('\n'),
  );
}

export function trialSummary({ changed, pages, desk, modules, samples, seconds }: TrialCounts): string {
  const again = desk > 0 ? ` (${desk} on a wide screen too)` : '';
  const looked = `${pages} of ${changed} changed pages${again}, ${modules} modules, ${samples} samples of stored data`;
  return `tested    ${looked}, in ${seconds.toFixed(1)} s`;
}
