import { defineConfig } from 'vitest/config';

/**
 * Random walks: the units take the same ones every time, so that nobody's landing hangs on a new one. `npm run walk`
 * takes others, and more of them; `WALKS` says how many, `SEED` which.
 */
const { WALKS, SEED = WALKS ? undefined : '20261122' } = process.env;

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    setupFiles: [new URL('site/unit-site.ts', import.meta.url).pathname],
    provide: { walks: { numRuns: Number(WALKS ?? 150), ...(SEED && { seed: Number(SEED) }) } },
    include: ['{shell,shared,e2e,mf-*}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.tsc/**'],
  },
});
