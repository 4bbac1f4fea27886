/**
 * Encodes the pictures; run by hand, never in a build: `npx tsx mf-marketing/media/encode.ts <folder of originals>`. Stops if any file in
 * the folder is unusable, and lists all of them. Pictures not in the folder keep their files; without a folder only the records are
 * rewritten, after a change in recipes.ts.
 */
import { copyFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { allCuts, type Cut } from './cuts.ts';
import { encodeCut, filesOf } from './encode-cut.ts';
import { originalsIn } from './originals.ts';
import { recordOf } from './record.ts';
import { encodedFolder, recordSets, type RecordSet } from './record-sets.ts';
import { runConcurrently } from './run-concurrently.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** As many cuts at once as there are cores, each on one core. */
async function encodeFrom(folder: string): Promise<void> {
  const originals = await originalsIn(folder, allCuts);
  if ('problems' in originals) throw new Error(originals.problems.join('\n'));
  const todo = allCuts.flatMap((cut) => {
    const file = originals.files.get(cut.original);
    return file === undefined ? [] : [{ cut, file }];
  });
  const startedAt = performance.now();
  let done = 0;
  sharp.concurrency(1);
  await runConcurrently(todo, {
    atOnce: availableParallelism(),
    work: async ({ cut, file }) => {
      await encodeCut(cut, file, encodedFolder);
      done += 1;
      say(`${done} of ${todo.length}, ${Math.round((performance.now() - startedAt) / 1000)} s: ${cut.name}`);
    },
  });
}

async function writeRecord(cut: Cut, recordSet: RecordSet): Promise<void> {
  const { records, copies } = recordSet;
  await writeFile(`${records}/${cut.name}.ts`, await recordOf(cut, recordSet));
  if (copies === undefined) return;
  await Promise.all(filesOf(cut).map((file) => copyFile(`${encodedFolder}/${file}`, `${copies}/${file}`)));
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
