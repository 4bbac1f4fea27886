import { type AnyPlant, type Row, runPlants } from './run-plants.ts';

function summary(rows: readonly Row[]): string {
  const [breaking, harmless] = [true, false].map((hurts) =>
    rows.filter(({ plant }) => Boolean(plant.says) === hurts),
  );
  const right = (some: readonly Row[] = []) =>
    `${some.filter((each) => each.isRight).length} of ${some.length}`;
  const seconds = rows.reduce((sum, each) => sum + each.seconds, 0);
  return `${right(breaking)} breaking ones stopped with their part or file, ${right(harmless)} harmless ones live; ${seconds.toFixed(0)} s`;
}

/** `npm run plants [-- word …]`: those whose kind (`breaking`, `harmless`), package or name holds one of the words, or all. */
const words = process.argv.slice(2);

function isWanted({ says, package: name, what }: AnyPlant): boolean {
  const told = `${says ? 'breaking' : 'harmless'} ${name} ${what}`;
  return words.length === 0 || words.some((word) => told.includes(word));
}

const rows = await runPlants(isWanted);
process.stdout.write(`\n${summary(rows)}\n`);
if (rows.some((each) => !each.isRight)) process.exitCode = 1;
