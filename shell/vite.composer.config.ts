import { defineConfig, type UserConfig } from 'vite';
import { serverMode } from '../shared/federation/common-config.ts';

/** What composes the site, as one file beside the shell's server build. */
export default defineConfig((): UserConfig => ({
  ...serverMode,
  publicDir: false,
  build: {
    target: 'node20',
    minify: true,
    emptyOutDir: false,
    ssr: 'platform/compose/composer.ts',
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'composer.js' } },
  },
}));
