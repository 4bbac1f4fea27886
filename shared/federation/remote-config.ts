import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfigFnObject } from 'vite';
import { federatedName, registry, type RemoteName } from '../src/contract/registry.ts';
import { chunkGroups } from './chunk-groups.ts';
import { moduleName } from './module-names.ts';
import { serverExternals, singletons } from './singletons.ts';
import { wholeSingletons } from './whole-singletons.ts';

/**
 * The build of a remote, the same for all of them. `vite build` makes the browser's files, `vite build --ssr`
 * those that compose renders from. The version comes from RELEASE_VERSION, the folder from `--outDir`.
 */
export function remoteConfig(name: RemoteName): UserConfigFnObject {
  const { port } = registry[name];
  return defineConfig(({ command, isSsrBuild = false }) => ({
    base:
      command === 'serve'
        ? `http://127.0.0.1:${port}/`
        : `/${name}/${process.env.RELEASE_VERSION ?? 'local'}/`,
    plugins: [
      wholeSingletons('src/remote.tsx'),
      react(),
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
    oxc: { plugins: { styledComponents: { ssr: true, displayName: false, namespace: name } } },
    ssr: { noExternal: true, external: serverExternals },
    server: { host: '127.0.0.1', port, strictPort: true, cors: true },
    build: {
      target: 'esnext',
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: 'src/remote.tsx',
        output: { chunkFileNames: moduleName, codeSplitting: { groups: chunkGroups } },
      },
    },
  }));
}
