import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    setupFiles: [new URL('site/specified-site.ts', import.meta.url).pathname],
    include: ['{shell,shared,e2e,mf-*}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.tsc/**'],
  },
});
