import { composeTestSite } from '../site/test-site.ts';
import { openReleaseLab, type ReleaseLab } from '../site/release-lab.ts';
import { breakingPlants } from './breaking.ts';
import { harmlessPlants } from './harmless.ts';
import type { BreakingPlant, Plant } from './plant.ts';
import { type Outcome, tryPlant } from './try-plant.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A line of the refusal that tells most: the first that is indented, or the whole. */
function shortly({ kind, said }: Outcome): string {
  if (kind === 'live') return /^tried\s+(.*)$/m.exec(said)?.[1] ?? '';
  const [, line = said] = /^ {2}(\S.*)$/m.exec(said) ?? [];
  return line.replaceAll('|', '/').slice(0, 140);
}

type AnyPlant = Plant & Partial<BreakingPlant>;
type Row = { plant: AnyPlant; isRight: boolean; seconds: number };

function isRight({ says }: AnyPlant, { kind, said }: Outcome): boolean {
  return says ? kind === 'refused' && says.test(said) : kind === 'live';
}

async function row(lab: ReleaseLab, plant: AnyPlant): Promise<Row> {
  const start = performance.now();
  const outcome = await tryPlant(lab, plant).catch((error: unknown): Outcome => ({
    kind: 'not made',
    said: String(error),
  }));
  const seconds = (performance.now() - start) / 1000;
  // One step back, without composing: the next plant is released upon the same site.
  if (outcome.kind === 'live') await lab.command('rollback', 'site');
  const right = isRight(plant, outcome);
  const cells = [plant.what, plant.package, outcome.kind, seconds.toFixed(0), shortly(outcome)];
  say(`| ${cells.join(' | ')} |${right ? '' : `  NOT AS IT MUST BE: ${outcome.said}`}`);
  return { plant, isRight: right, seconds };
}

function summary(rows: readonly Row[]): string {
  const [breaking, harmless] = [true, false].map((hurts) =>
    rows.filter(({ plant }) => Boolean(plant.says) === hurts),
  );
  const right = (some: readonly Row[] = []) =>
    `${some.filter((each) => each.isRight).length} of ${some.length}`;
  const seconds = rows.reduce((sum, each) => sum + each.seconds, 0);
  return `${right(breaking)} breaking ones stopped with their part or file, ${right(harmless)} harmless ones live; ${seconds.toFixed(0)} s`;
}

/** `npm run plants [word …]`: those whose kind (`breaking`, `harmless`), package or name holds one of the words, or all. */
const words = process.argv.slice(2);
const isWanted = (kind: string) => (plant: Plant) =>
  words.length === 0 || words.some((word) => `${kind} ${plant.package} ${plant.what}`.includes(word));
await composeTestSite();
const lab = await openReleaseLab({ trial: 'tried' });
try {
  say('| change | package | tried | seconds | what is said |');
  say('| --- | --- | --- | --- | --- |');
  const rows: Row[] = [];
  const plants: AnyPlant[] = [
    ...breakingPlants.filter(isWanted('breaking')),
    ...harmlessPlants.filter(isWanted('harmless')),
  ];
  for (const plant of plants) rows.push(await row(lab, plant));
  say(`\n${summary(rows)}`);
  if (rows.some((each) => !each.isRight)) process.exitCode = 1;
} finally {
  await lab.close();
}
