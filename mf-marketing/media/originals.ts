import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { extractOf, type Cut } from './cuts.ts';

/** Files by the name of the picture that they are the original of, or what has to be put right first. */
export type Originals = { files: ReadonlyMap<string, string> } | { problems: readonly string[] };

const endings: Readonly<Record<string, string>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  tif: 'tiff',
  tiff: 'tiff',
  webp: 'webp',
};
const heic = /^ftyp(?:hei|hev|mif1|msf1)/;
const saveAsJpeg =
  'HEIC, as telephones write it, cannot be read: export it as JPEG, or set the camera to “Most compatible” and take it again';

type Size = { width: number; height: number };

/** What an original has to measure at the least (px, as it is looked at) so that nothing is enlarged. */
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

/** The size of a picture as it is looked at, after it is turned as its camera says. */
async function sizeOf(file: string): Promise<(Size & { format: string }) | undefined> {
  try {
    const { format, autoOrient } = await sharp(file).metadata();
    return { format, ...autoOrient };
  } catch {
    return undefined;
  }
}

/** What its name and its first bytes tell. */
async function kindProblem(file: string): Promise<string | undefined> {
  const ending = path.extname(file).slice(1).toLowerCase();
  const start = (await readFile(file)).subarray(4, 12).toString('latin1');
  if (heic.test(start) || ending === 'heic' || ending === 'heif') return saveAsJpeg;
  if (ending in endings) return undefined;
  return `“.${ending}” is no picture; allowed are ${Object.keys(endings).join(', ')}`;
}

async function pictureProblem(file: string, cuts: readonly Cut[]): Promise<string | undefined> {
  if (cuts.length === 0) return 'no picture of the site has that name; recipes.ts lists them';
  const size = await sizeOf(file);
  if (!size) return 'it cannot be read as a picture: open it and save it as JPEG';
  if (size.format !== endings[path.extname(file).slice(1).toLowerCase()]) {
    return `it is a ${size.format}, whatever its name says: rename it, or save it as JPEG`;
  }
  const least = leastSize(cuts);
  if (size.width >= least.width && size.height >= least.height) return undefined;
  return `it has ${size.width} x ${size.height} px; ${least.width} x ${least.height} are needed: take the file as it came from the camera, not one that was sent by a messenger`;
}

async function problemOf(file: string, cuts: readonly Cut[]): Promise<string | undefined> {
  return (await kindProblem(file)) ?? (await pictureProblem(file, cuts));
}

/** Looks at every file of a folder before anything is encoded. */
export async function originalsIn(folder: string, cuts: readonly Cut[]): Promise<Originals> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const looked = await Promise.all(
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
  const doubled = looked.filter(
    ({ original }, at) => looked.findIndex((one) => one.original === original) < at,
  );
  const problems = [
    ...looked.flatMap(({ problem }) => problem ?? []),
    ...doubled.map(({ file }) => `${path.basename(file)}: another file has the same name; keep one of them`),
  ];
  if (problems.length > 0) return { problems };
  return { files: new Map(looked.map(({ original, file }) => [original, file])) };
}
