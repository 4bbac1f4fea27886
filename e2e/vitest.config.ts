import { defineConfig } from 'vitest/config';
import { isDeep } from './site/this-run.ts';

/**
 * Random walks: the units take the same ones every time, so that nobody's landing hangs on a new one. `npm run walk`
 * takes others, and more of them; `WALKS` says how many, `SEED` which.
 */
const { WALKS, SEED = WALKS ? undefined : '20261122' } = process.env;

const folders = '{shell,shared,e2e,mf-*}/**';
const excluded = ['**/node_modules/**', '**/.tsc/**'];
const changingModules = `${folders}/*.isolated.test.{ts,tsx}`;
/** Builds two packages twice; for the run of every night. */
const deep = isDeep ? [] : ['**/reproducible-builds.test.ts'];

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    setupFiles: [new URL('site/unit-site.ts', import.meta.url).pathname],
    provide: { walks: { numRuns: Number(WALKS ?? 150), ...(SEED && { seed: Number(SEED) }) } },
    maxWorkers: 2,
    // Five seconds are little for a test that loads modules while others keep the machine busy.
    testTimeout: 30_000,
    // Loading the modules anew for each of the files takes longer than their tests do. Only tests that load modules again
    // themselves, with other facts or in place of others, need their own.
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: [`${folders}/*.test.{ts,tsx}`],
          exclude: [...excluded, ...deep, changingModules],
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
