import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const dataModule = /\.data\.ts$/;

function filesBeside(module: string): string[] {
  const folder = path.join(path.dirname(module), path.basename(module, '.data.ts'));
  return readdirSync(folder).map((name) => path.join(folder, name));
}

async function foundBy(module: string): Promise<Record<string, unknown>> {
  return (await runnerImport<Record<string, unknown>>(module, { logLevel: 'error' })).module;
}

/** The mistake is in a content file, so the stack of our own code is left out. */
function plainly(error: unknown) {
  return { message: error instanceof Error ? error.message : String(error), stack: '' };
}

/**
 * Modules named `x.data.ts` read the files of the folder `x` beside them. They run here, when the package is built, and
 * browsers get what they found as plain data. A file that cannot be shown stops the build with its name.
 */
export function dataModules(): Plugin {
  return {
    name: 'data-modules',
    enforce: 'pre',
    load: {
      filter: { id: dataModule },
      async handler(id) {
        for (const file of filesBeside(id)) this.addWatchFile(file);
        return Object.entries(await foundBy(id).catch((error: unknown) => this.error(plainly(error))))
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}
