import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspace } from '@venue/shell/release/places.ts';
import { runPlants } from '../plants/run-plants.ts';
import { composeTestSite } from '../site/test-site.ts';
import { startAlone } from '../team/start-alone.ts';
import { inLab, lostFolder, twoAtOnce } from './in-lab.ts';
import type { Now, Row } from './row.ts';
import { runJourneys } from './run-journeys.ts';
import { elevenHarmful, nineHarmless } from './then-planted.ts';

/** How often each is tried. */
const rounds = { twoAtOnce: 14, kills: '50', openTab: '20', teamAlone: 5 };

async function byJourney(
  file: string,
  named: string,
  environment: Record<string, string> = {},
): Promise<Now> {
  const { passed, all, seconds } = await runJourneys({ file, named, environment });
  return { holds: passed === all && all > 0, said: `${passed} of ${all} hold, ${seconds} s` };
}

/** Other random moments with each run, unless `SEED` says which. */
const seed = process.env['SEED'] ?? String(Date.now() % 1_000_000);

async function killed(): Promise<Now> {
  const { passed, seconds } = await runJourneys({
    file: 'whole-releases.spec.ts',
    named: 'killed',
    environment: { MOMENTS: rounds.kills, SEED: seed },
  });
  const outcome = passed === 1 ? 'each time the old or the new site, whole, and nothing left' : 'NOT whole';
  return {
    holds: passed === 1,
    said: `killed at ${rounds.kills} random moments (SEED=${seed}) in ${seconds} s: ${outcome}`,
  };
}

async function killedPublishing(): Promise<Now> {
  const words = ['vitest', 'run', '--config', 'e2e/vitest.config.ts', 'e2e/hosts/publishing-cut-off.test.ts'];
  const environment = { ...process.env, MOMENTS: rounds.kills, SEED: seed };
  const holds = await promisify(execFile)('npx', words, { cwd: workspace, env: environment }).then(
    () => true,
    () => false,
  );
  const outcome = holds ? 'each time the old or the new site, whole, and nothing left' : 'NOT whole';
  return {
    holds,
    said: `killed, and left alone by the store, at ${rounds.kills} random moments each (SEED=${seed}): ${outcome}`,
  };
}

async function planted(names: readonly string[], wanted: string): Promise<Now> {
  const rows = await runPlants((plant) => names.includes(plant.what));
  const right = rows.filter(({ isRight }) => isRight).length;
  return { holds: right === names.length, said: `${right} of ${names.length} ${wanted}` };
}

async function teamAlone(): Promise<Now> {
  await composeTestSite();
  const seconds: number[] = [];
  for (let round = 0; round < rounds.teamAlone; round += 1) {
    const { ready, stop } = await startAlone();
    seconds.push(Math.round(ready / 100) / 10);
    await stop();
  }
  const slowest = Math.max(...seconds);
  return {
    holds: slowest < 5,
    said: `npm run dev -- mf-bookings is ready after ${seconds.join(', ')} s; npm run preview gives an address, npm run releases the list`,
  };
}

async function fullDisk(): Promise<Now> {
  const file = path.join(workspace, 'e2e/then-and-now/full-disk.ts');
  const command = [path.join(workspace, 'node_modules/tsx/dist/cli.mjs'), file];
  const ended = await promisify(execFile)(process.execPath, command).then(
    ({ stdout }) => ({ isFine: true, stdout }),
    (error: unknown) => ({ isFine: false, stdout: String(Object(error).stdout) }),
  );
  process.stdout.write(ended.stdout);
  return {
    holds: ended.isFine,
    said: ended.isFine ? 'old or new, whole, at every size; works again with room' : 'NOT whole',
  };
}

/** The table of issue 15, each line with what happened before and a way to see what happens now. */
export const rows: readonly Row[] = [
  {
    name: 'two-at-once',
    tried: 'two releases at once, 14 times',
    before:
      'one of the two silently not live, 14 of 14; in 9 of 9 runs all 34 pages name 24 to 56 files that are not there',
    now: () => inLab((lab) => twoAtOnce(lab, rounds.twoAtOnce)),
  },
  {
    name: 'older-checkout',
    tried: 'a release from a checkout that is older than a key of the configuration',
    before: 'the key is missing from every page, and the parts of every page stop hydrating, exit 0',
    now: () => byJourney('two-checkouts.spec.ts', 'last month|what it brings|hand-over'),
  },
  {
    name: 'unknown-remote',
    tried: 'a release from a checkout that does not know a remote added since',
    before: 'cannot release at all',
    now: () => byJourney('two-checkouts.spec.ts', 'last month'),
  },
  {
    name: 'killed',
    tried: 'kill -9 while a release is made',
    before:
      'old and new pages side by side, one page whose .gz differs, up to 61 temporary files left for ever',
    now: killed,
  },
  {
    name: 'killed-publishing',
    tried: 'kill -9 while a site is sent to an S3 store, and a store that fails meanwhile',
    before: 'old and new pages side by side until it was published again',
    now: killedPublishing,
  },
  {
    name: 'full-disk',
    tried: 'the disk fills (as root)',
    before: 'the same, and no team can release, also with room again',
    now: fullDisk,
  },
  {
    name: 'lost-folder',
    tried: 'a kept version’s folder is lost',
    before: 'raw ENOENT, and no package can be released any more',
    now: () => inLab(lostFolder),
  },
  {
    name: 'harmful',
    tried: 'eleven harmful changes',
    before: '0 of 11 stopped',
    now: () => planted(elevenHarmful, 'stopped, with the part or the file'),
  },
  {
    name: 'harmless',
    tried: 'nine harmless changes',
    before: '2 of 9 refused, 2 made needless versions',
    now: () => planted(nineHarmless, 'live, or known to be no change'),
  },
  {
    name: 'open-tab',
    tried: 'a tab stays open while its version goes, 20 moments each of a hall booking, a stay and a form',
    before:
      '“the card form did not open”, “Information cannot be retrieved” for ever, and never that a reload would mend it',
    now: () => byJourney('open-tab.spec.ts', '', { MOMENTS: rounds.openTab }),
  },
  {
    name: 'team-alone',
    tried: 'a team works alone',
    before: 'all four servers start; no preview, no list of what is live',
    now: teamAlone,
  },
];
