import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { compiledAhead, smallPreload } from './module-loading.ts';
import { notices, type Licence } from './notices.ts';
import { relativeAddresses, stableStyleIds } from './place-independent.ts';
import { wholeSingletons } from './singletons.ts';

/** Settings of a server build. It bundles everything that it imports, so that it can render in any folder. */
export const serverMode = {
  ssr: { noExternal: true },
  // Otherwise libraries would read it when they run, and the build would contain both of their variants.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
} satisfies UserConfig;

/** The plugins of shell and remotes, without federation. `entry` is the build's entry module. */
export function commonPlugins(entry: string, licences: readonly Licence[]): PluginOption[] {
  return [
    wholeSingletons(entry),
    react(),
    smallPreload(),
    stableStyleIds(),
    relativeAddresses(),
    compiledAhead(),
    notices(...licences),
  ];
}

/** How the styled components of a package are compiled. The namespace makes their class names unique to the package. */
export function styledComponents(namespace: string) {
  return { plugins: { styledComponents: { ssr: true, displayName: false, namespace } } };
}

/** Settings of every build of shell and remotes. */
export const commonBuild = {
  target: 'esnext',
  // By default server builds are not minified, and contain comments and source paths.
  minify: true,
  manifest: true,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
} as const;
