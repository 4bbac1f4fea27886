import { defineConfig } from 'vitest/config';

/**
 * Random walks: unit tests always take the same ones, so that a merge does not depend on a new one. `npm run
 * walk` takes more and different ones; `WALKS` is how many, `SEED` which.
 */
const { WALKS, SEED = WALKS ? undefined : '20261122' } = process.env;

const folders = '{shell,shared,e2e,mf-*}/**';
const excluded = ['**/node_modules/**', '**/.tsc/**'];
const changingModules = `${folders}/*.isolated.test.{ts,tsx}`;

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    setupFiles: [new URL('site/unit-site.ts', import.meta.url).pathname],
    provide: { walks: { numRuns: Number(WALKS ?? 150), ...(SEED && { seed: Number(SEED) }) } },
    maxWorkers: 2,
    // Five seconds are too short for a test that loads modules on a busy machine.
    testTimeout: 30_000,
    // Loading the modules again for each file takes longer than the tests. Only tests that load modules with
    // other facts or replacements need their own graph.
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: [`${folders}/*.test.{ts,tsx}`],
          exclude: [...excluded, changingModules],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: [changingModules], exclude: excluded },
      },
    ],
  },
});
