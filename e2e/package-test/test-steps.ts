import type { packageNames } from '@venue/shell/platform/checkout/folders.ts';

type Package = (typeof packageNames)[number];

/** The owner of each folder of `e2e/journeys`; unlisted folders belong to the shell. */
const owners: Readonly<Record<string, Package | 'whole'>> = {
  booking: 'mf-bookings',
  forms: 'mf-forms',
  marketing: 'mf-marketing',
  media: 'mf-marketing',
  // Tests of the whole site or of the commands: they run in `npm test`, but in no team's own check.
  'whole-site': 'whole',
};

/** The owner of a journey; `journey` is its path below `e2e/journeys`. */
function ownerOf(journey: string): Package | 'whole' {
  const [folder = ''] = journey.split('/');
  return owners[folder] ?? 'shell';
}

/** A program of a team's check, with its arguments; all paths are relative to the repository. */
export type Step = { title: string; command: readonly string[] };

const projects: Readonly<Record<string, readonly string[]>> = {
  shell: ['shell', 'shell/worker', 'shell/tsconfig.node.json'],
  'mf-marketing': ['mf-marketing', 'mf-marketing/media'],
};

/** The steps of `npm test` for one package, in order. `journeys` are the paths of all, below `e2e/journeys`. */
export function testSteps(name: Package, journeys: readonly string[]): Step[] {
  const own = journeys.filter((journey) => ownerOf(journey) === name);
  const browser = ['playwright', 'test', '--config', 'e2e/playwright.config.ts'];
  return [
    { title: 'types', command: ['tsc', '-b', ...(projects[name] ?? [name])] },
    { title: 'lint', command: ['oxlint', name] },
    { title: 'format', command: ['oxfmt', '--check', name] },
    {
      title: 'units',
      command: ['vitest', 'run', '--config', 'e2e/vitest.config.ts', '--passWithNoTests', `${name}/`],
    },
    // Rules that a change to one package can break: directions of imports, code that nothing uses any more.
    {
      title: 'repository',
      command: ['vitest', 'run', '--config', 'e2e/vitest.config.ts', 'e2e/repository/'],
    },
    { title: 'unused code', command: ['knip'] },
    ...(own.length > 0
      ? [{ title: 'journeys', command: [...browser, ...own.map((journey) => `journeys/${journey}`)] }]
      : []),
  ];
}
