import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { compiledAhead } from './compiled-ahead.ts';
import { notices, type Licence } from './notices.ts';
import { relativeAddresses } from './relative-addresses.ts';
import { wholeSingletons } from './singletons.ts';
import { smallPreload } from './small-preload.ts';
import { stableStyleIds } from './stable-style-ids.ts';

/** Settings of a server build: it carries everything that it imports, so that it renders wherever a store lies. */
export const serverMode = {
  ssr: { noExternal: true },
  // Otherwise libraries would ask the process that renders them, and both of their forms would be in the build.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
} satisfies UserConfig;

/** The plugins of shell and remotes but for federation. `entry` is the module that the build begins at. */
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

/** How styled components of a package are compiled; the namespace keeps their classes apart from those of other packages. */
export function styledComponents(namespace: string) {
  return { plugins: { styledComponents: { ssr: true, displayName: false, namespace } } };
}

/** Settings of every build of shell and remotes. */
export const commonBuild = {
  target: 'esnext',
  // A server build is not minified unless asked for, and carries comments and the paths of its sources.
  minify: true,
  manifest: true,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
} as const;

type Chunk = { name: string };

/** Tells modules of one group apart that are named after all parts they are for. */
function shortly(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join()).digest('hex').slice(0, 4);
}

/** Short names for modules whose names the federation plugin or the bundler makes: pages list them. */
function moduleName({ name }: Chunk): string {
  if (name.startsWith('_virtual') || name === 'loadShare-eager') return 'assets/federation-[hash].js';
  const [group, ...parts] = name.split('~');
  return parts.length > 0 ? `assets/${group}-${shortly(parts)}-[hash].js` : 'assets/[name]-[hash].js';
}

/** How the modules of a build are named. Without `-` and `_` a hash makes no word that filter lists know. */
export const moduleNames = { chunkFileNames: moduleName, hashCharacters: 'base36' } as const;
