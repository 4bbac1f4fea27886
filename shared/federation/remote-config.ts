import { federation } from '@module-federation/vite';
import { defineConfig, type Plugin, type UserConfigFnObject } from 'vite';
import type { RemoteManifest } from '../src/contract/manifest.ts';
import { federatedName } from '../src/contract/part-ref.ts';
import { chunkGroups } from './chunk-groups.ts';
import { commonBuild, commonPlugins, moduleNames, serverMode, styledComponents } from './common-config.ts';
import { dataModules } from './data-modules.ts';
import { importedStyles } from './imported-styles.ts';
import { noRemoteSearch } from './no-remote-search.ts';
import type { Licence } from './notices.ts';
import { scopedStyles } from './scoped-styles.ts';
import { singletons } from './singletons.ts';

/**
 * What a module names, such as a picture, is of the remote's own development server, at the port that it was started with,
 * and not of the shell's that shows it.
 */
function ownOrigin(): Plugin {
  return {
    name: 'own-origin',
    apply: 'serve',
    config: ({ server }) => ({ server: { origin: `http://127.0.0.1:${server?.port}` } }),
  };
}

/**
 * The build of a remote, the same for all of them. `vite build` makes the browser's files, `vite build --ssr`
 * those that compose renders from. Neither knows its version, which is named after what was built.
 * `licences` are those of files that no package brings.
 */
export function remoteConfig({ name, port }: RemoteManifest, ...licences: Licence[]): UserConfigFnObject {
  return defineConfig(({ command, isSsrBuild = false }) => ({
    ...(command === 'serve' && { base: `http://127.0.0.1:${port}/` }),
    ...(isSsrBuild && serverMode),
    plugins: [
      importedStyles(),
      dataModules(),
      ownOrigin(),
      noRemoteSearch(),
      commonPlugins('src/remote.tsx', licences),
      federation({
        name: federatedName(name),
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.tsx' },
        dts: false,
        dev: { remoteHmr: true },
        disableSnapshot: true,
        ...(isSsrBuild ? { target: 'node' as const } : { experiments: { externalRuntime: true } }),
        shared: Object.fromEntries(
          singletons.map((singleton) => [singleton, { singleton: true, import: false as const }]),
        ),
      }),
    ],
    css: { postcss: { plugins: [scopedStyles(name)] } },
    oxc: styledComponents(name),
    server: { host: '127.0.0.1', port, strictPort: true, cors: true },
    build: {
      ...commonBuild,
      rolldownOptions: {
        input: 'src/remote.tsx',
        output: { ...moduleNames, codeSplitting: { groups: chunkGroups() } },
      },
    },
  }));
}
