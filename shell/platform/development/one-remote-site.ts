import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import send from 'send';
import { pageBlockElements, type PageBlocks } from '../../src/page-data/page-blocks.ts';
import { packageNames, releasesFolder, siteFolder } from '../checkout/folders.ts';
import { readConfigurationSchemas, readManifest } from '../checkout/remote-declarations.ts';
import { errorMessage } from '../common/error-message.ts';
import { cachePolicy } from '../compose/host-rules.ts';
import { templateAt } from '../compose/page-document.ts';
import { mergePatch } from '../configuration/merge-patch.ts';
import type { UncheckedConfiguration } from '../configuration/selected-configuration.ts';
import { liveSite } from '../deploy/live-site.ts';
import type { PackageName, Release } from '../releases/release-schema.ts';
import { developmentFolder, liveReleases, releaseFolder } from '../releases/release-store.ts';
import { listen, siteHandler } from '../serve/site-server.ts';
import { developmentBlocks } from './development-blocks.ts';

type LiveShell = {
  releases: readonly Release[];
  /** The site's configuration, unchecked; undefined if it has none yet. */
  configuration: unknown;
  /** Folder of the live shell with development React. */
  development: string;
  /** The address of that folder. Its files never change. */
  base: string;
  /** Its built page. */
  built: string;
};

/** Reads the live site of this machine. Rejects with a message that says what to do if something is missing. */
export async function readLiveShell(place: string, store: string): Promise<LiveShell> {
  const live = await liveSite(place);
  if (live.kind === 'none') {
    throw new Error(
      `there is no live site in ${place}: fetch the published one (docs/releasing.md), or run "npm start" once to make one of this checkout`,
    );
  }
  const releases = await liveReleases(store, live.state).catch((cause: unknown) => {
    const reason = `${errorMessage(cause)}: fetch the store of releases (docs/releasing.md), or run "npm start" once`;
    throw new Error(reason, { cause });
  });
  const shell = releases.find((release) => release.package === 'shell');
  if (!shell) throw new Error('the live site has no shell: run "npm start" once');
  const development = path.join(releaseFolder(store, shell), developmentFolder);
  const built = await readFile(path.join(development, 'index.html'), 'utf8').catch(() => undefined);
  if (built === undefined) {
    throw new Error(
      `the live shell ${shell.version} was released without development React: release it again with "npm run site -- release shell"`,
    );
  }
  const base = `/shell/${shell.version}-development/`;
  return { releases, configuration: live.state.configuration, development, base, built };
}

/**
 * Installs the Fast Refresh hook, which has to exist before React loads. The shell was built without the Fast
 * Refresh runtime, so the page takes it from the remote's development server.
 */
function preamble(origin: string): string {
  const runtime = JSON.stringify(`${origin}/@mf-react-refresh-local`);
  return [
    `<script>globalThis.__MF_REACT_REFRESH_URL__=${runtime}</script>`,
    `<script type="module">import{injectIntoGlobalHook}from${runtime};injectIntoGlobalHook(window);`,
    `window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>type=>type</script>`,
  ].join('');
}

/** Their addresses are relative, so some would not resolve, and locally they gain nothing. */
const preloads = /<link rel="modulepreload"[^>]*>/g;

type OneRemotePage = Pick<LiveShell, 'base' | 'built'> & { blocks: PageBlocks; origin: string };

/**
 * The page, the same at every address. Its parts are rendered in the browser only, because only there all code
 * shares one React.
 */
export function oneRemotePage({ base, built, blocks, origin }: OneRemotePage): string {
  return templateAt(base, built)
    .replaceAll(preloads, '')
    .replace('<head>', () => `<head>${preamble(origin)}`)
    .replace('<!--end-->', () => pageBlockElements(blocks));
}

function asksForPage(accept: string | undefined, pathname: string): boolean {
  return (accept ?? '').includes('text/html') && path.extname(pathname) === '';
}

/** The chosen configuration, merged into the live site's if live remotes are missing in this checkout. */
function mergedSite(
  { releases, configuration }: LiveShell,
  chosen: UncheckedConfiguration,
): UncheckedConfiguration {
  return releases.every(({ package: name }) => packageNames.some((known) => known === name))
    ? chosen
    : { ...chosen, content: mergePatch(configuration, chosen.content) };
}

export type OneRemoteSite = {
  name: PackageName;
  port: number;
  /** Of the remote's development server. */
  origin: string;
  /** The chosen configuration. */
  site: UncheckedConfiguration;
};

/**
 * Serves one page with one remote from this checkout at every address, and the files of the live site. Rejects
 * with a message if there is no live site on this machine.
 */
export async function serveOneRemoteSite({ name, port, origin, site }: OneRemoteSite): Promise<Server> {
  const shell = await readLiveShell(siteFolder, releasesFolder);
  const [manifest, configuration] = await Promise.all([readManifest(name), readConfigurationSchemas(name)]);
  const blocks = developmentBlocks({
    site: mergedSite(shell, site),
    developed: [{ declared: { package: name, manifest, configuration }, origin }],
    live: shell.releases.filter((release) => release.package !== name),
  });
  const { base, development } = shell;
  const page = oneRemotePage({ ...shell, blocks, origin });
  const live = siteHandler(siteFolder);
  return listen((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    if (pathname.startsWith(base)) {
      response.setHeader('cache-control', cachePolicy.immutable);
      send(request, pathname.slice(base.length - 1), { root: development, cacheControl: false })
        .on('error', () => response.writeHead(404, { 'cache-control': cachePolicy.revalidate }).end())
        .pipe(response);
    } else if (asksForPage(request.headers.accept, pathname)) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      response.end(page);
    } else live(request, response);
  }, port);
}
