import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfigFnObject } from 'vite';
import type { RemoteManifest } from '../src/contract/manifest.ts';
import { federatedName } from '../src/contract/part-ref.ts';
import { chunkGroups } from './chunk-groups.ts';
import { compiledAhead } from './compiled-ahead.ts';
import { dataModules } from './data-modules.ts';
import { importedStyles } from './imported-styles.ts';
import { moduleName } from './module-names.ts';
import { noRemoteSearch } from './no-remote-search.ts';
import { notices, type Licence } from './notices.ts';
import { ownOrigin } from './own-origin.ts';
import { relativeAddresses } from './relative-addresses.ts';
import { scopedStyles } from './scoped-styles.ts';
import { serverMode } from './server-mode.ts';
import { singletons } from './singletons.ts';
import { smallPreload } from './small-preload.ts';
import { stableStyleIds } from './stable-style-ids.ts';
import { wholeSingletons } from './whole-singletons.ts';

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
      wholeSingletons('src/remote.tsx'),
      importedStyles(),
      dataModules(),
      ownOrigin(),
      noRemoteSearch(),
      react(),
      smallPreload(),
      stableStyleIds(),
      relativeAddresses(),
      compiledAhead(),
      notices(...licences),
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
    oxc: { plugins: { styledComponents: { ssr: true, displayName: false, namespace: name } } },
    server: { host: '127.0.0.1', port, strictPort: true, cors: true },
    build: {
      target: 'esnext',
      // A server build is not minified unless asked for, and carries comments and the paths of its sources.
      minify: true,
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: 'src/remote.tsx',
        output: {
          chunkFileNames: moduleName,
          // Without `-` and `_` a hash makes no word that filter lists know.
          hashCharacters: 'base36',
          codeSplitting: { groups: chunkGroups() },
        },
      },
    },
  }));
}
