/**
 * Encodes the site's pictures, by hand and never in a build: `npx tsx mf-marketing/media/encode.ts <folder with originals>`.
 * Originals that the folder does not have keep their encoded files; without a folder only the records are
 * written again (after a change of words in recipes.ts).
 */
import { readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { cuts, type Cut } from './cuts.ts';
import { encodeCut } from './encode-cut.ts';
import { recordOf } from './record.ts';

const encoded = fileURLToPath(new URL('encoded', import.meta.url));
const records = fileURLToPath(new URL('../src/media/pictures', import.meta.url));

async function originalsIn(folder: string | undefined): Promise<Map<string, string>> {
  const files = folder ? await readdir(folder) : [];
  const pictures = files.filter((file) => /\.(jpe?g|png|tiff?|webp)$/i.test(file));
  return new Map(pictures.map((file) => [file.replace(/\.\w+$/, ''), `${folder}/${file}`]));
}

async function bringUpToDate(cut: Cut): Promise<void> {
  const original = originals.get(cut.original);
  if (original) await encodeCut(cut, original, encoded);
  await writeFile(`${records}/${cut.name}.ts`, await recordOf(cut, encoded));
  process.stdout.write(`${original ? 'encoded' : 'kept'} ${cut.name}\n`);
}

const originals = await originalsIn(process.argv[2]);
await Promise.all(cuts.map(bringUpToDate));
