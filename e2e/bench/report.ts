import type { Candidate } from './candidates.ts';
import { figures, type Figure } from './figures.ts';
import type { Load } from './measure-load.ts';
import { medianRatio, spread, type Spread } from './statistics.ts';

/** Loads of every candidate by its id, one a round. */
export type Rounds = Readonly<Record<string, readonly Load[]>>;

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

function valuesOf(figure: Figure, loads: readonly Load[] = []): (number | undefined)[] {
  return loads.map((load) => figure.of(load));
}

function cell(values: Spread | undefined, { digits, unit }: Figure): string {
  if (!values) return '–';
  const [median, min, max] = [values.median, values.min, values.max].map((value) => value.toFixed(digits));
  const range = min === max ? '' : ` (${min}–${max})`;
  return `${median}${range}${unit && ` ${unit}`}`;
}

/** Medians with the least and the most of all rounds. */
export function medianTable(candidates: readonly Candidate[], rounds: Rounds): string {
  const rows = figures.map((figure) => [
    figure.title,
    ...candidates.map(({ id }) => cell(spread(valuesOf(figure, rounds[id])), figure)),
  ]);
  return table(['', ...candidates.map(({ title }) => title)], rows);
}

/** Figures that are worth comparing. */
const compared = new Set<string>([
  'lcp',
  'fcp',
  'shell',
  'view',
  'navigation',
  'total',
  'html',
  'js',
  'js-hydrated',
  'scripts-hydrated',
]);

/** The first candidate's figures as multiples of each other's. */
export function ratioTable([first, ...others]: readonly Candidate[], rounds: Rounds): string {
  const rows = figures
    .filter(({ id }) => compared.has(id))
    .map((figure): string[] => {
      const own = valuesOf(figure, first && rounds[first.id]);
      const ratios = others.map(({ id }) => medianRatio(own, valuesOf(figure, rounds[id])));
      return [figure.title, ratios.map((ratio) => ratio?.toFixed(2) ?? '–')].flat();
    });
  return table([`${first?.title} ÷`, ...others.map(({ title }) => title)], rows);
}
