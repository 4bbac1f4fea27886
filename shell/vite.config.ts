import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devBlocks } from './hosting/dev-blocks.ts';
import { moduleName } from '../shared/federation/module-names.ts';
import { serverExternals, singletons } from '../shared/federation/singletons.ts';

export default defineConfig(({ command, isSsrBuild = false }) => ({
  base: command === 'serve' ? '/' : `/shell/${process.env.RELEASE_VERSION ?? 'local'}/`,
  plugins: [
    react(),
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
          shared: Object.fromEntries(singletons.map((singleton) => [singleton, { singleton: true }])),
        })),
  ],
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, namespace: 'shell' } } },
  ssr: { noExternal: true, external: [...serverExternals, 'react-dom', 'react-dom/static'] },
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173), strictPort: true },
  build: {
    target: 'esnext',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { chunkFileNames: moduleName } },
  },
}));
