/**
 * Encodes the site's pictures, by hand and never in a build: `npx tsx mf-marketing/media/encode.ts <folder with originals>`.
 * Originals that the folder does not have keep their encoded files; without a folder only the records are
 * written again (after a change of words in recipes.ts).
 */
import { copyFile, readdir, writeFile } from 'node:fs/promises';
import { cuts, type Cut } from './cuts.ts';
import { encodeCut, filesOf } from './encode-cut.ts';
import { recordOf } from './record.ts';
import { encodedFolder, shelves, type Shelf } from './shelves.ts';

async function originalsIn(folder: string | undefined): Promise<Map<string, string>> {
  const files = folder ? await readdir(folder) : [];
  const pictures = files.filter((file) => /\.(jpe?g|png|tiff?|webp)$/i.test(file));
  return new Map(pictures.map((file) => [file.replace(/\.\w+$/, ''), `${folder}/${file}`]));
}

async function encode(cut: Cut): Promise<void> {
  const original = originals.get(cut.original);
  if (original) await encodeCut(cut, original, encodedFolder);
  process.stdout.write(`${original ? 'encoded' : 'kept'} ${cut.name}\n`);
}

async function describe(cut: Cut, shelf: Shelf): Promise<void> {
  const { records, copies } = shelf;
  await writeFile(`${records}/${cut.name}.ts`, await recordOf(cut, shelf));
  if (copies === undefined) return;
  await Promise.all(filesOf(cut).map((file) => copyFile(`${encodedFolder}/${file}`, `${copies}/${file}`)));
}

const originals = await originalsIn(process.argv[2]);
await Promise.all(cuts.map(encode));
await Promise.all(shelves.flatMap((shelf) => shelf.cuts.map((cut) => describe(cut, shelf))));
