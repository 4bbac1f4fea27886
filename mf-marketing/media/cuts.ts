import { type Detail, details } from './details.ts';
import { fromEdgeToEdge, others, partOfTheWidth, type Recipe } from './recipes.ts';

/** A picture as delivered: the whole original or a part of it. */
export type Cut = Recipe & {
  readonly name: string;
  /** File name without extension. */
  readonly of: string;
  /** Width divided by height. */
  readonly ratio: number;
  /** px, ascending. */
  readonly widths: readonly number[];
};

function wholes(recipes: Readonly<Record<string, Recipe>>, widths: readonly number[]): Cut[] {
  const cutOf = ([name, recipe]: [string, Recipe]): Cut => ({
    name,
    of: name,
    ratio: 16 / 10,
    widths,
    ...recipe,
  });
  return Object.entries(recipes).map(cutOf);
}

const whole: readonly Cut[] = [
  ...wholes(fromEdgeToEdge, [480, 720, 960, 1280, 1600]),
  ...wholes(partOfTheWidth, [480, 720, 960, 1600]),
  ...wholes(others, [480, 960, 1600]),
];

const photographs = new Set(whole.flatMap(({ name, photograph }) => (photograph ? [name] : [])));

function detailOf([name, detail]: [string, Detail]): Cut {
  const widths = [360, 16 * detail.part[2]];
  return { name, ratio: 4 / 3, widths, photograph: photographs.has(detail.of), ...detail };
}

/** For the pages of this package. */
export const cuts: readonly Cut[] = [...whole, ...Object.entries(details).map(detailOf)];

function choiceOf(cut: Cut): Cut {
  return { ...cut, name: `${cut.name}-choice`, ratio: 3 / 2, widths: [256] };
}

/** Small 3:2 pictures of the halls (`hall-<key>`), for the booking form in mf-bookings. */
export const choiceCuts: readonly Cut[] = whole.filter(({ name }) => name.startsWith('hall-')).map(choiceOf);

export const allCuts: readonly Cut[] = [...cuts, ...choiceCuts];

/** The one width of the WebP file, for browsers without AVIF. */
export function webpWidth({ widths }: Pick<Cut, 'widths'>): number {
  return widths.findLast((width) => width <= 960) ?? Math.min(...widths);
}

/** `cafe-480.avif` */
export function fileOf(name: string, width: number, format: 'avif' | 'webp'): string {
  return `${name}-${width}.${format}`;
}

/** AVIF in every width, and one WebP. */
export function filesOf(cut: Pick<Cut, 'name' | 'widths'>): string[] {
  const { name, widths } = cut;
  return [...widths.map((width) => fileOf(name, width, 'avif')), fileOf(name, webpWidth(cut), 'webp')];
}

/** Start of a part centred at `middle` % of a length, kept inside it. */
function startOf(middle: number, length: number, part: number): number {
  return Math.round(Math.min(Math.max((middle / 100) * length - part / 2, 0), length - part));
}

/** The largest area of the cut’s ratio around its focus, in an original of that size. */
export function extractOf(
  { part, focus = [50, 50], ratio }: Pick<Cut, 'part' | 'focus' | 'ratio'>,
  original: { width: number; height: number },
) {
  const [x, y, share] = part ?? [...focus, 100];
  const most = Math.round((original.width * share) / 100);
  const width = Math.min(most, Math.round(original.height * ratio));
  const height = Math.min(original.height, Math.round(most / ratio));
  return { left: startOf(x, original.width, width), top: startOf(y, original.height, height), width, height };
}
