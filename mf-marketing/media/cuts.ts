import { details } from './details.ts';
import { recipes, type Part, type Recipe } from './recipes.ts';

/** A picture as delivered: the whole original or a named part of it. */
export type Cut = {
  readonly name: string;
  /** File name without extension. */
  readonly original: string;
  readonly recipe: Recipe;
  /** Width divided by height. */
  readonly ratio: number;
  /** px, ascending; never larger than the original. */
  readonly widths: readonly number[];
};

/** The one width of the WebP file, for browsers without AVIF. */
export function webpWidth({ widths }: Pick<Cut, 'widths'>): number {
  return widths.findLast((width) => width <= 960) ?? Math.min(...widths);
}

/** Minimum width of an original, px. */
const originalWidth = 1600;

const standardSizes = [480, 960] as const;
/** For pictures beside a larger one: desktop thumbnails are some 185 px wide. */
const smallSizes = [360, 960] as const;
/** In addition, for pictures that are shown large. */
const largeSizes = { 'part of the width': [720], 'from edge to edge': [720, 1280] } as const;

// A size close to the widest one would save nothing.
function widthsUpTo(widest: number, sizes: readonly number[] = standardSizes): number[] {
  return [...sizes.filter((width) => width < widest * 0.9), widest].toSorted((one, other) => one - other);
}

function wholeOf(name: string, recipe: Recipe): Cut {
  const { only, widest = originalWidth, large, small = false } = recipe;
  const held = only ? Math.round((originalWidth * only.width) / 100) : originalWidth;
  const sizes = small ? smallSizes : standardSizes;
  const widths = widthsUpTo(Math.min(held, widest), [...sizes, ...(large ? largeSizes[large] : [])]);
  return { name, original: name, recipe, ratio: 16 / 10, widths };
}

function cutsOf([name, recipe]: [string, Recipe]): Cut[] {
  const whole = wholeOf(name, recipe);
  if (!recipe.tall) return [whole];
  // A 4:5 crop of 1600 x 1000 is 800 wide.
  return [whole, { name: `${name}-tall`, original: name, recipe, ratio: 4 / 5, widths: [480, 800] }];
}

function detailOf([name, detail]: [string, (typeof details)[string]]): Cut {
  const { of, middle, width, ...rest } = detail;
  const widest = Math.round((originalWidth * width) / 100);
  const recipe: Recipe = { ...rest, only: { middle, width } };
  const sizes = rest.large ? [...standardSizes, ...largeSizes[rest.large]] : smallSizes;
  return { name, original: of, recipe, ratio: 4 / 3, widths: widthsUpTo(widest, sizes) };
}

/** For the pages of this package. */
export const cuts: readonly Cut[] = [
  ...Object.entries(recipes).flatMap(cutsOf),
  ...Object.entries(details).map(detailOf),
];

/** Small 3:2 pictures of the halls (`hall-<key>`), for the booking form in mf-bookings. */
export const choiceCuts: readonly Cut[] = Object.entries(recipes)
  .filter(([name]) => name.startsWith('hall-'))
  .map(([name, recipe]) => ({
    name: `${name}-choice`,
    original: name,
    recipe: { ...recipe, busy: true },
    ratio: 3 / 2,
    widths: [256],
  }));

export const allCuts: readonly Cut[] = [...cuts, ...choiceCuts];

/** Start of a part centred at `focus` % of the whole, kept inside it. */
function startOf(focus: number, whole: number, part: number): number {
  return Math.round(Math.min(Math.max((focus / 100) * whole - part / 2, 0), whole - part));
}

type Size = { width: number; height: number };

function partOf({ recipe }: Cut, { width }: Size): Part & { px: number } {
  const { only, focus: middle = [50, 50] } = recipe;
  return only ? { ...only, px: Math.round((width * only.width) / 100) } : { middle, width: 100, px: width };
}

/** The largest area of the cut’s ratio around its focus. */
export function extractOf(cut: Cut, size: Size) {
  const { middle, px } = partOf(cut, size);
  const part = {
    width: Math.min(px, Math.round(size.height * cut.ratio)),
    height: Math.min(size.height, Math.round(px / cut.ratio)),
  };
  const [x, y] = middle;
  return { left: startOf(x, size.width, part.width), top: startOf(y, size.height, part.height), ...part };
}
