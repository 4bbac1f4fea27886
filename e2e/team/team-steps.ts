import { ownerOf, type Package } from './team-journeys.ts';

/** A program of a team's check, with its arguments; all paths are relative to the repository. */
export type Step = { title: string; command: readonly string[] };

const projects: Readonly<Record<string, readonly string[]>> = {
  shell: ['shell', 'shell/worker', 'shell/tsconfig.node.json'],
  'mf-marketing': ['mf-marketing', 'mf-marketing/media'],
};

/** The steps of `npm test` for one package, in order. `journeys` are the paths of all, below `e2e/journeys`. */
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
