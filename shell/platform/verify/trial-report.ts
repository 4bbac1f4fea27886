import { type Finding, saidOf } from './finding.ts';

/** What was found, and where: an address, or the name of a package. */
export type Flaw = { where: string; finding: Finding };

/** How many flaws are said; one fault often shows on every page. */
const most = 12;

/** How many pages changed, what of them a trial looked at (`desk`: on a wide screen too), and how long it took (seconds). */
export type Tried = Record<'changed' | 'pages' | 'desk' | 'modules' | 'samples' | 'seconds', number>;

/** One of each kind, then the second of each: many of one kind must not hide another. */
function oneOfEachFirst(flaws: readonly Flaw[]): Flaw[] {
  const seen = new Map<string, number>();
  const ranked = flaws.map((flaw) => {
    const rank = seen.get(flaw.finding.kind) ?? 0;
    seen.set(flaw.finding.kind, rank + 1);
    return { flaw, rank };
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ flaw }) => flaw);
}

/** Flaws in lines, each fault once with the first page that has it. */
export function flawLines(flaws: readonly Flaw[]): string[] {
  const byFault = new Map<string, string[]>();
  for (const { where, finding } of oneOfEachFirst(flaws)) {
    const said = saidOf(finding);
    byFault.set(said, [...(byFault.get(said) ?? []), where]);
  }
  return [...byFault].map(([said, [first = '', ...others]]) => {
    const more = others.length > 0 ? ` (and ${others.length} more)` : '';
    return `${first}${more}: ${said}`;
  });
}

/** Why a candidate does not go live. */
export function refusal(flaws: readonly Flaw[]): Error {
  const lines = flawLines(flaws);
  const more = lines.length > most ? [`and ${lines.length - most} more`] : [];
  return new Error(
    [
      'refused: the pages failed when tested in a browser. Nothing changed for visitors.',
      ...[...lines.slice(0, most), ...more].map((line) => `  ${line}`),
      'To make it live anyway, add --unchecked.',
    ].join('\n'),
  );
}

/** What a trial that found nothing looked at. */
export function triedLine({ changed, pages, desk, modules, samples, seconds }: Tried): string {
  const again = desk > 0 ? ` (${desk} on a wide screen too)` : '';
  const looked = `${pages} of ${changed} changed pages${again}, ${modules} modules, ${samples} samples of stored data`;
  return `tested    ${looked}, in ${seconds.toFixed(1)} s`;
}
