import { defineConfig, type UserConfig } from 'vite';
import { isStandaloneScript, standaloneScripts } from './platform/releases/standalone-scripts.ts';

/** One script as one self-contained file beside the shell's own; `STANDALONE` names it. */
export default defineConfig((): UserConfig => {
  const name = process.env.STANDALONE;
  if (!isStandaloneScript(name)) throw new Error(`STANDALONE: ${name} is no script of the shell`);
  const { source, file } = standaloneScripts[name];
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
