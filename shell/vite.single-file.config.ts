import { defineConfig, type UserConfig } from 'vite';
import { isSingleFileScript, singleFileScripts } from './platform/releases/single-file-scripts.ts';

/** One script as one self-contained file beside the shell's own; `SCRIPT` names it. */
export default defineConfig((): UserConfig => {
  const name = process.env.SCRIPT;
  if (!isSingleFileScript(name)) throw new Error(`SCRIPT: ${name} is no script of the shell`);
  const { source, file } = singleFileScripts[name];
  return {
    publicDir: false,
    build: {
      target: 'es2022',
      emptyOutDir: false,
      modulePreload: false,
      lib: { entry: source, formats: ['iife'], name, fileName: () => file },
    },
  };
});
