import { ownerOf, type Package } from './team-journeys.ts';

/** A program that a team's check runs, with what it is given; all paths are below the repository's root. */
export type Step = { title: string; command: readonly string[] };

const projects: Readonly<Record<string, readonly string[]>> = {
  shell: ['shell', 'shell/worker', 'shell/tsconfig.node.json'],
  'mf-marketing': ['mf-marketing', 'mf-marketing/media'],
};

/** What `npm test` of one package runs, in this order. `journeys` are the paths of all, below `e2e/journeys`. */
export function teamSteps(name: Package, journeys: readonly string[]): Step[] {
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
    ...(own.length > 0
      ? [{ title: 'journeys', command: [...browser, ...own.map((journey) => `journeys/${journey}`)] }]
      : []),
  ];
}
