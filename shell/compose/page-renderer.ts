import { pathToFileURL } from 'node:url';
import path from 'node:path';
import type { routes as routeTable, renderPage as render } from '../src/entry-server.tsx';
import { releaseFolder } from '../release/places.ts';
import type { Release } from '../release/release-schema.ts';

export type { PartSource } from '../src/parts/part-store.ts';

/** The server build of a released shell. */
export type PageRenderer = { renderPage: typeof render; routes: typeof routeTable };

function isPageRenderer(module: unknown): module is PageRenderer {
  return typeof module === 'object' && module !== null && 'renderPage' in module && 'routes' in module;
}

/** Loads the server build of a shell's release. */
export async function loadPageRenderer(shell: Release): Promise<PageRenderer> {
  const entry = path.join(releaseFolder('shell', shell.version), 'server/entry-server.js');
  const renderer: unknown = await import(pathToFileURL(entry).href);
  if (!isPageRenderer(renderer)) throw new Error(`${entry} renders no pages`);
  return renderer;
}
