import { openReleaseLab, type ReleaseLab } from '../site/release-lab.ts';
import { composeTestSite } from '../site/test-site.ts';
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

export type AnyPlant = Plant & Partial<BreakingPlant>;
/** How the release of a plant ended, and its seconds. */
export type Row = { plant: AnyPlant; isRight: boolean; seconds: number };

function isRight({ says, isSame = false }: AnyPlant, { kind, said }: Outcome): boolean {
  if (says) return kind === 'refused' && says.test(said);
  return kind === 'live' && said.startsWith('unchanged') === isSame;
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

/** Releases the wanted plants, one after the other, each upon the same site; prints a line for each. */
export async function runPlants(isWanted: (plant: AnyPlant) => boolean): Promise<Row[]> {
  await composeTestSite();
  const lab = await openReleaseLab({ trial: 'tried' });
  const rows: Row[] = [];
  try {
    say('| change | package | tried | seconds | what is said |\n| --- | --- | --- | --- | --- |');
    for (const plant of [...breakingPlants, ...harmlessPlants].filter(isWanted))
      rows.push(await row(lab, plant));
  } finally {
    await lab.close();
  }
  return rows;
}
