import { recipes, type Recipe } from './recipes.ts';

/** One picture as it is delivered: the whole original, or a part of it under a name of its own. */
export type Cut = {
  readonly name: string;
  /** Name of the file it is cut from. */
  readonly original: string;
  readonly recipe: Recipe;
  /** Width divided by height. */
  readonly ratio: number;
  /** px, ascending. Nothing is ever enlarged. */
  readonly widths: readonly number[];
};

function cutsOf([name, recipe]: [string, Recipe]): Cut[] {
  const whole: Cut = { name, original: name, recipe, ratio: 16 / 10, widths: [480, 960, 1600] };
  if (!recipe.tall) return [whole];
  // 800 is all that a 4:5 cut of 1600 x 1000 holds.
  return [whole, { name: `${name}-tall`, original: name, recipe, ratio: 4 / 5, widths: [480, 800] }];
}

export const cuts: readonly Cut[] = Object.entries<Recipe>(recipes).flatMap(cutsOf);

/** Where a part begins whose middle is at `focus` % of the whole, without leaving it. */
function startOf(focus: number, whole: number, part: number): number {
  return Math.round(Math.min(Math.max((focus / 100) * whole - part / 2, 0), whole - part));
}

type Size = { width: number; height: number };

/** The largest part of an original that has the cut's ratio, around its focus. */
export function extractOf({ ratio, recipe }: Cut, { width, height }: Size) {
  const [x, y] = recipe.focus ?? [50, 50];
  const part = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  return { left: startOf(x, width, part.width), top: startOf(y, height, part.height), ...part };
}
