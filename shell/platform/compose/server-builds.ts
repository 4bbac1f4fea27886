import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createInstance } from '@module-federation/runtime';
import pMap from 'p-map';
import { contractVersion } from '@venue/shared/contract/contract-version.ts';
import { splitPartRef } from '@venue/shared/contract/part-ref.ts';
import type { PageData, PartComponent, RemoteModule } from '@venue/shared/contract/remote.tsx';
import type * as entryServer from '../../src/entry-server.tsx';
import type { PartSource } from '../../src/parts/part-store.ts';
import type { Release } from '../releases/release-schema.ts';
import { releaseFolder } from '../releases/release-store.ts';

/** The server build of a released shell. */
export type PageRenderer = Pick<typeof entryServer, 'renderPage' | 'sharedLibraries'>;

const needed = ['renderPage', 'sharedLibraries'];

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

const sequential = { concurrency: 1 };

type ShareScope = Record<string, unknown>;
type Container = {
  init: (scope: ShareScope) => Promise<void> | void;
  get: (module: string) => Promise<unknown>;
};
type Exposed = { remote: RemoteModule };

/** A federation host in Node. As in the browser, remotes use the shell's copies of shared packages. */
function shareScope(libraries: PageRenderer['sharedLibraries']): ShareScope {
  const host = createInstance({ name: 'compose', remotes: [], shared: libraries });
  const scope = host.shareScopeMap.default;
  if (!scope) throw new Error('the federation runtime created no share scope');
  return scope;
}

function isContainer(module: unknown): module is Container {
  return typeof module === 'object' && module !== null && 'init' in module && 'get' in module;
}

function isExposed(module: unknown): module is Exposed {
  return typeof module === 'object' && module !== null && 'remote' in module;
}

type Loading = { folder: string; name: string; scope: ShareScope };

async function loadRemote({ folder, name, scope }: Loading): Promise<RemoteModule> {
  const entry = path.join(folder, 'server/remoteEntry.ssr.js');
  const container: unknown = await import(pathToFileURL(entry).href);
  if (!isContainer(container)) throw new Error(`${entry} is not a federation entry`);
  await container.init(scope);
  const factory = await container.get('./remote');
  const exposed: unknown = typeof factory === 'function' ? factory() : factory;
  if (!isExposed(exposed)) throw new Error(`${name} exposes no remote`);
  if (exposed.remote.contract !== contractVersion) throw new Error(`${name} was built for another contract`);
  return exposed.remote;
}

type Host = { store: string; libraries: PageRenderer['sharedLibraries'] };

type LoadedRemotes = {
  source: PartSource;
  /** Structured data for search engines, by the name of the view. */
  dataOf: (view: string) => Promise<PageData | undefined>;
};

type LoadedParts = ReadonlyMap<string, Promise<PartComponent>>;

/**
 * Loads all parts of a remote once and in a fixed order, because the order of styles depends on it. Composing a
 * site twice gives the same result.
 */
async function loadParts(module: RemoteModule, { manifest }: Release): Promise<LoadedParts> {
  const parts = manifest ? [...Object.keys(manifest.views), ...Object.keys(manifest.fragments)] : [];
  const loaded = await pMap(parts, async (part) => [part, await module.load(part)] as const, sequential);
  return new Map(loaded.map(([part, component]) => [part, Promise.resolve(component)]));
}

/** Loads the server builds of remotes through federation, one after the other. */
export async function loadRemotes(
  { store, libraries }: Host,
  remotes: readonly Release[],
): Promise<LoadedRemotes> {
  const scope = shareScope(libraries);
  const load = async (release: Release) => {
    const [name, folder] = [release.package, releaseFolder(store, release)];
    const module = await loadRemote({ folder, name, scope });
    return [name, { module, parts: await loadParts(module, release) }] as const;
  };
  const modules = new Map(await pMap(remotes, load, sequential));
  const ofPart = (ref: string) => {
    const { remote, part } = splitPartRef(ref);
    const loaded = modules.get(remote);
    if (!loaded) throw new Error(`${remote} has not been released`);
    return { ...loaded, part };
  };
  return {
    source: (ref) => {
      const { module, parts, part } = ofPart(ref);
      return parts.get(part) ?? module.load(part);
    },
    dataOf: async (view) => {
      const { module, part } = ofPart(view);
      return module.dataOf?.(part);
    },
  };
}
