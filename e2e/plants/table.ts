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

/** The same, and the site as it was. */
async function passing(lab: ReleaseLab, plant: Plant, ...options: string[]): Promise<Outcome> {
  const outcome = await tryPlant(lab, plant, ...options);
  if (outcome.kind === 'live') await lab.command('rollback', plant.package, '--unchecked');
  return outcome;
}

async function row(lab: ReleaseLab, plant: Plant & Partial<BreakingPlant>): Promise<void> {
  const before = await passing(lab, plant, '--unchecked');
  const start = performance.now();
  const now = await passing(lab, plant);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const isRight = plant.says ? now.kind === 'refused' && plant.says.test(now.said) : now.kind === 'live';
  if (!isRight) process.exitCode = 1;
  const cells = [plant.what, plant.package, before.kind, now.kind, seconds, shortly(now)];
  say(`| ${cells.join(' | ')} |${isRight ? '' : `  NOT AS IT MUST BE: ${now.said}`}`);
}

/** `npm run plants [word]`: the plants whose names hold that word, or all. */
const [word = ''] = process.argv.slice(2);
await composeTestSite();
const lab = await openReleaseLab({ trial: 'tried' });
try {
  say('| change | package | unchecked | tried | seconds | what is said |');
  say('| --- | --- | --- | --- | --- | --- |');
  for (const plant of [...breakingPlants, ...harmlessPlants]) {
    if (plant.what.includes(word)) await row(lab, plant);
  }
} finally {
  await lab.close();
}
