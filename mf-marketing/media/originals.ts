import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { extractOf, type Cut } from './cuts.ts';

/** Files by the name of the original, or what is wrong with the folder. */
export type Originals = { files: ReadonlyMap<string, string> } | { problems: readonly string[] };

type Size = { width: number; height: number };

/** In px, upright: the smallest original from which nothing is enlarged. */
function leastSize(cuts: readonly Cut[]): Size {
  const whole = { width: 100_000, height: 100_000 };
  const needs = cuts.map((cut) => {
    const part = extractOf({ ...cut, ratio: 1 }, whole);
    const width = Math.ceil(((cut.widths.at(-1) ?? 0) * whole.width) / part.width);
    return { width, height: Math.ceil((cut.widths.at(-1) ?? 0) / cut.ratio) };
  });
  return {
    width: Math.max(...needs.map(({ width }) => width)),
    height: Math.max(...needs.map(({ height }) => height)),
  };
}

/** The upright size; undefined if it is not a picture, or one that cannot be read, such as HEIC. */
async function sizeOf(file: string): Promise<Size | undefined> {
  try {
    const { autoOrient } = await sharp(file).metadata();
    return autoOrient;
  } catch {
    return undefined;
  }
}

async function problemOf(file: string, cuts: readonly Cut[]): Promise<string | undefined> {
  if (cuts.length === 0) return 'no picture of the site has this name; see recipes.ts for the names';
  const size = await sizeOf(file);
  if (!size)
    return 'it cannot be read as a picture: export it as JPEG; a phone that takes HEIC does so if its camera is set to “Most compatible”';
  const least = leastSize(cuts);
  if (size.width >= least.width && size.height >= least.height) return undefined;
  return `it has ${size.width} x ${size.height} px, but needs ${least.width} x ${least.height}: use the file from the camera, not a copy sent through a messaging app`;
}

/** Checks every file of a folder before anything is encoded. */
export async function originalsIn(folder: string, cuts: readonly Cut[]): Promise<Originals> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const checked = await Promise.all(
    names.map(async (name) => {
      const original = path.parse(name).name;
      const file = path.join(folder, name);
      const problem = await problemOf(
        file,
        cuts.filter((cut) => cut.original === original),
      );
      return { original, file, problem: problem === undefined ? undefined : `${name}: ${problem}` };
    }),
  );
  const duplicates = checked.filter(
    ({ original }, at) => checked.findIndex((one) => one.original === original) < at,
  );
  const problems = [
    ...checked.flatMap(({ problem }) => problem ?? []),
    ...duplicates.map(
      ({ file }) => `${path.basename(file)}: another file has the same name: keep one of them`,
    ),
  ];
  if (problems.length > 0) return { problems };
  return { files: new Map(checked.map(({ original, file }) => [original, file])) };
}
