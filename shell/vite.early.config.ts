import { defineConfig } from 'vite';

/** The inline script of every page, as one self-contained file beside the shell's own. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    emptyOutDir: false,
    modulePreload: false,
    lib: { entry: 'src/early/early.ts', formats: ['iife'], name: 'earlyScript', fileName: () => 'early.js' },
  },
});
