import { pathToFileURL } from 'node:url';
import path from 'node:path';
import type {
  allPages as pageTable,
  renderPage as render,
  secondMapText as secondMap,
  siteModules as modules,
  sharedLibraries as libraries,
} from '../../src/entry-server.tsx';

export type { PartSource } from '../../src/parts/part-store.ts';

/** Packages that remotes take from the shell, by import name. */
export type SharedLibraries = typeof libraries;

/** The server build of a released shell. */
export type PageRenderer = {
  renderPage: typeof render;
  allPages: typeof pageTable;
  sharedLibraries: SharedLibraries;
  siteModules: typeof modules;
  secondMapText: typeof secondMap;
};

const needed = ['renderPage', 'allPages', 'sharedLibraries', 'siteModules', 'secondMapText'];

function isPageRenderer(module: unknown): module is PageRenderer {
  return typeof module === 'object' && module !== null && needed.every((name) => name in module);
}

/** Loads the server build of a shell's release from the folder of its version. */
export async function loadPageRenderer(folder: string): Promise<PageRenderer> {
  const entry = path.join(folder, 'server/entry-server.js');
  const renderer: unknown = await import(pathToFileURL(entry).href);
  if (!isPageRenderer(renderer)) throw new Error(`${entry} renders no pages`);
  return renderer;
}
