import { defineConfig } from 'vitest/config';

/** `npm run walk` takes more of them; `WALKS` says how many, `SEED` which. */
const { WALKS = '150', SEED } = process.env;

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    setupFiles: [new URL('site/specified-site.ts', import.meta.url).pathname],
    provide: { walks: { numRuns: Number(WALKS), ...(SEED && { seed: Number(SEED) }) } },
    include: ['{shell,shared,e2e,mf-*}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.tsc/**'],
  },
});
