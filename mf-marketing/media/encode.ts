/**
 * Encodes the pictures; run by hand, never in a build: `npx tsx mf-marketing/media/encode.ts <folder of originals>`. Stops if any file in
 * the folder is unusable, and lists all of them. Pictures not in the folder keep their files; without a folder only the records are
 * rewritten, after a change in recipes.ts.
 */
import { copyFile, writeFile } from 'node:fs/promises';
import { allCuts, type Cut } from './cuts.ts';
import { encodeCut, filesOf } from './encode-cut.ts';
import { originalsIn } from './originals.ts';
import { encodedFolder, recordOf, recordSets, type RecordSet } from './records.ts';

async function encodeFrom(folder: string): Promise<void> {
  const originals = await originalsIn(folder, allCuts);
  if ('problems' in originals) throw new Error(originals.problems.join('\n'));
  const todo = allCuts.filter(({ original }) => originals.files.has(original));
  for (const [index, cut] of todo.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one cut uses all cores
    await encodeCut(cut, originals.files.get(cut.original) ?? '', encodedFolder);
    process.stdout.write(`${index + 1} of ${todo.length}: ${cut.name}\n`);
  }
}

async function writeRecord(cut: Cut, { records, files }: RecordSet): Promise<void> {
  await writeFile(`${records}/${cut.name}.ts`, await recordOf(cut, files));
  if (files !== '.') return;
  await Promise.all(filesOf(cut).map((file) => copyFile(`${encodedFolder}/${file}`, `${records}/${file}`)));
}

const [, , folder] = process.argv;
try {
  if (folder !== undefined) await encodeFrom(folder);
  await Promise.all(
    recordSets.flatMap((recordSet) => recordSet.cuts.map((cut) => writeRecord(cut, recordSet))),
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
