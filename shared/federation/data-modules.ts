import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const dataModule = /\.data\.ts$/;

function filesBeside(module: string): string[] {
  const folder = path.join(path.dirname(module), path.basename(module, '.data.ts'));
  return readdirSync(folder).map((name) => path.join(folder, name));
}

async function exportsOf(module: string): Promise<Record<string, unknown>> {
  return (await runnerImport<Record<string, unknown>>(module, { logLevel: 'error' })).module;
}

/** The mistake is in a content file, so the stack of our code does not help. */
function withoutStack(error: unknown) {
  return { message: error instanceof Error ? error.message : String(error), stack: '' };
}

/**
 * Modules named `x.data.ts` read the files of the folder `x` beside them. They run when the package is built, and browsers get their
 * exports as plain data. An invalid file stops the build with its name.
 */
export function dataModules(): Plugin {
  return {
    name: 'data-modules',
    enforce: 'pre',
    load: {
      filter: { id: dataModule },
      async handler(id) {
        for (const file of filesBeside(id)) this.addWatchFile(file);
        return Object.entries(await exportsOf(id).catch((error: unknown) => this.error(withoutStack(error))))
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}
