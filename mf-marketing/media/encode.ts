/**
 * Encodes the pictures; run by hand, never in a build: `npx tsx mf-marketing/media/encode.ts <folder of originals>`. Stops if any file in
 * the folder is unusable, and lists all of them. Pictures not in the folder keep their files; without a folder only the records are
 * rewritten, after a change in recipes.ts.
 */
import { copyFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { allCuts, type Cut, extractOf, fileOf, filesOf, webpWidth } from './cuts.ts';
import { encodedFolder, recordOf, recordSets, type RecordSet } from './records.ts';

/** In px, upright. */
const least = { width: 1600, height: 1000 } as const;

/** What is wrong with a file of the folder; undefined if it can be encoded. */
export async function problemOf(file: string): Promise<string | undefined> {
  const { base, name } = path.parse(file);
  if (!allCuts.some(({ of }) => of === name))
    return `${base}: no picture of the site has this name; see recipes.ts for the names`;
  try {
    const { width, height } = (await sharp(file).metadata()).autoOrient;
    if (width >= least.width && height >= least.height) return undefined;
    return `${base}: it has ${width} x ${height} px, but needs ${least.width} x ${least.height}: use the file from the camera, not a copy sent through a messaging app`;
  } catch {
    return `${base}: it cannot be read as a picture: export it as JPEG`;
  }
}

/** Writes all files of a cut; takes some seconds. */
export async function encodeCut(cut: Cut, original: string, folder: string): Promise<void> {
  const { autoOrient } = await sharp(original).metadata();
  const part = sharp(original).autoOrient().extract(extractOf(cut, autoOrient)).toColourspace('srgb');
  // Raw pixels, so that the original is decoded once.
  const { data, info } = await part.raw().toBuffer({ resolveWithObject: true });
  const { width: partWidth, height, channels } = info;
  const pixels = sharp(data, { raw: { width: partWidth, height, channels } });
  const resized = (width: number) =>
    pixels.clone().resize(width, Math.round(width / cut.ratio), { fit: 'fill', kernel: 'lanczos3' });
  const fileAt = (width: number, format: 'avif' | 'webp') => `${folder}/${fileOf(cut.name, width, format)}`;
  await Promise.all([
    ...cut.widths.map((width) =>
      resized(width)
        // Wide files go to dense or large screens.
        .avif({ quality: width > 1000 ? 50 : 55, effort: 4 })
        .toFile(fileAt(width, 'avif')),
    ),
    resized(webpWidth(cut))
      .webp({ quality: 73, effort: 4 })
      .toFile(fileAt(webpWidth(cut), 'webp')),
  ]);
}

async function encodeFrom(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const originals = names.map((name) => path.join(folder, name));
  const problems = (await Promise.all(originals.map(problemOf))).filter((problem) => problem !== undefined);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  for (const original of originals) {
    for (const cut of allCuts.filter(({ of }) => of === path.parse(original).name)) {
      // oxlint-disable-next-line no-await-in-loop -- one cut uses all cores
      await encodeCut(cut, original, encodedFolder);
      process.stdout.write(`${cut.name}\n`);
    }
  }
}

async function writeRecord(cut: Cut, { records, files }: RecordSet): Promise<void> {
  await writeFile(`${records}/${cut.name}.ts`, await recordOf(cut, files));
  if (files !== '.') return;
  await Promise.all(filesOf(cut).map((file) => copyFile(`${encodedFolder}/${file}`, `${records}/${file}`)));
}

async function encode(folder: string | undefined): Promise<void> {
  try {
    if (folder !== undefined) await encodeFrom(folder);
    await Promise.all(
      recordSets.flatMap((recordSet) => recordSet.cuts.map((cut) => writeRecord(cut, recordSet))),
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

const [, script, folder] = process.argv;
if (script === fileURLToPath(import.meta.url)) await encode(folder);
