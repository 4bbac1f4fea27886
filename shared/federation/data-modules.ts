import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, runnerImport, type ViteDevServer } from 'vite';

const dataModule = /\.data\.ts$/;

function folderOf(module: string): string {
  return module.replace(dataModule, '');
}

async function exportsOf(module: string): Promise<Record<string, unknown>> {
  return (await runnerImport<Record<string, unknown>>(module, { logLevel: 'error' })).module;
}

/** The mistake is in a content file, so the stack of our code does not help. */
function withoutStack(error: unknown) {
  return { message: error instanceof Error ? error.message : String(error), stack: '' };
}

/**
 * Modules named `x.data.ts` read the files of the folder `x` beside them. They run when the package is built,
 * and browsers get their exports as plain data. An invalid file stops the build with its name.
 */
export function dataModules(): Plugin {
  let watcher: ViteDevServer['watcher'] | undefined;
  return {
    name: 'data-modules',
    enforce: 'pre',
    configureServer(server) {
      ({ watcher } = server);
    },
    load: {
      filter: { id: dataModule },
      async handler(id) {
        const folder = folderOf(id);
        for (const name of readdirSync(folder)) this.addWatchFile(path.join(folder, name));
        watcher?.add(folder);
        return Object.entries(await exportsOf(id).catch((error: unknown) => this.error(withoutStack(error))))
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
    // For files that are added or removed: a development server only knows those that it has read.
    hotUpdate({ type, file, modules }) {
      const readers = this.environment.moduleGraph.getModulesByFile(`${path.dirname(file)}.data.ts`);
      return type === 'update' || readers === undefined ? undefined : [...modules, ...readers];
    },
  };
}
