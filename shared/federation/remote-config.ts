import { federation } from '@module-federation/vite';
import { defineConfig, type Plugin, type UserConfigFnObject } from 'vite';
import type { RemoteManifest } from '../src/contract/manifest.ts';
import { federatedName } from '../src/contract/part-ref.ts';
import { commonBuild, commonPlugins, serverMode, styledComponents } from './common-config.ts';
import { dataModules } from './data-modules.ts';
import { importedStyles, scopedStyles } from './imported-styles.ts';
import { chunkGroups, moduleNames } from './modules.ts';
import type { Licence } from './notices.ts';
import { singletons } from './singletons.ts';

/**
 * In development, addresses in modules, such as those of pictures, lead to the remote's own server rather
 * than to the shell's, which shows the page.
 */
function ownOrigin(): Plugin {
  return {
    name: 'own-origin',
    apply: 'serve',
    config: ({ server }) => ({ server: { origin: `http://127.0.0.1:${server?.port}` } }),
  };
}

/**
 * The build of every remote. `vite build` makes the browser's files, `vite build --ssr` those that compose
 * renders with. Neither knows its version, which is a hash of what was built. `licences` are those of files
 * that are in no package.
 */
export function remoteConfig({ name }: RemoteManifest, ...licences: Licence[]): UserConfigFnObject {
  return defineConfig(({ isSsrBuild = false }) => ({
    ...(isSsrBuild && serverMode),
    plugins: [
      importedStyles(),
      dataModules(),
      ownOrigin(),
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
    server: { host: '127.0.0.1', strictPort: true, cors: true },
    build: {
      ...commonBuild,
      rolldownOptions: {
        input: 'src/remote.tsx',
        output: { ...moduleNames, codeSplitting: { groups: chunkGroups() } },
      },
    },
  }));
}
