import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import {
  commonBuild,
  commonPlugins,
  serverMode,
  styledComponents,
} from '../shared/federation/common-config.ts';
import { moduleNames } from '../shared/federation/modules.ts';
import { singletons } from '../shared/federation/singletons.ts';
import { devBlocks } from './platform/development/blocks-plugin.ts';

const licences = [
  {
    of: 'Noto Serif Display (font)',
    text: new URL('src/assets/fonts/noto-serif-display-license.txt', import.meta.url),
  },
  {
    of: 'Source Sans 3 (font)',
    text: new URL('src/assets/fonts/source-sans-3-license.txt', import.meta.url),
  },
];

/** Modules of their own, which load beside the shell's code. */
const largeLibraries = [
  { name: 'react-dom', test: /\/node_modules\/(react-dom|scheduler)\// },
  { name: 'react-router', test: /\/node_modules\/react-router(-dom)?\// },
];

export default defineConfig(({ isSsrBuild = false }) => ({
  ...(isSsrBuild && serverMode),
  plugins: [
    commonPlugins('src/main.ts', licences),
    devBlocks(),
    ...(isSsrBuild
      ? []
      : federation({
          name: 'shell',
          filename: 'assets/remoteEntry-[hash].js',
          remotes: {},
          dts: false,
          dev: { remoteHmr: true },
          disableSnapshot: true,
          experiments: { provideExternalRuntime: true },
          // The plugin adds it by its path on this machine, and hashes that into the build, unless it is named here.
          runtimePlugins: ['@module-federation/vite/injectExternalRuntimeCorePlugin'],
          shared: Object.fromEntries(
            singletons.map((singleton) => [singleton, { singleton: true, eager: true }]),
          ),
        })),
  ],
  oxc: styledComponents('shell'),
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173), strictPort: true },
  build: {
    ...commonBuild,
    rolldownOptions: { output: { ...moduleNames, codeSplitting: { groups: largeLibraries } } },
  },
}));
