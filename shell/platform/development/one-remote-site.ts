import type { Server } from 'node:http';
import type { SiteDocument } from '../configuration/chosen-document.ts';
import { mergePatch } from '../configuration/merge-patch.ts';
import type { PackageName } from '../releases/release-schema.ts';
import { packageNames, releasesFolder, siteFolder } from '../releases/folders.ts';
import { readConfigurationSchemas, readManifest } from '../build/remote-declarations.ts';
import { oneRemoteBlocks } from './one-remote-blocks.ts';
import { oneRemotePage, developmentBase } from './one-remote-page.ts';
import { type LiveHost, readLiveHost } from './live-host.ts';
import path from 'node:path';
import send from 'send';
import { listen } from '../serve/listen.ts';
import { siteHandler } from '../serve/site-server.ts';
import { cachePolicy } from '../compose/host-rules.ts';

type Served = {
  /** The live composition. */
  folder: string;
  /** The live shell with development React. */
  development: string;
  /** The address of that shell. */
  base: string;
  /** The HTML of every page. */
  page: string;
};

function asksForPage(accept: string | undefined, pathname: string): boolean {
  return (accept ?? '').includes('text/html') && path.extname(pathname) === '';
}

/** Serves one page at every address, and the files of the live site. */
function serveBeside({ folder, development, base, page }: Served, port: number): Promise<Server> {
  const live = siteHandler(folder);
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

export type OneRemoteSite = {
  name: PackageName;
  port: number;
  /** Origin of the remote's development server. */
  remote: string;
  /** The chosen configuration. */
  document: SiteDocument;
};

/** The chosen configuration, merged into the live site's if live remotes are missing in this checkout. */
function siteDocument(live: LiveHost, chosen: SiteDocument): SiteDocument {
  const hasUnknownRemote = live.releases.some(
    (release) => !packageNames.some((name) => name === release.package),
  );
  return hasUnknownRemote ? { ...chosen, content: mergePatch(live.configuration, chosen.content) } : chosen;
}

/**
 * Serves the live site with one remote from this checkout. Rejects with a message if there is no live site on this machine.
 */
export async function serveOneRemoteSite({ name, port, remote, document }: OneRemoteSite): Promise<Server> {
  const live = await readLiveHost(siteFolder, releasesFolder);
  const [manifest, configuration] = await Promise.all([readManifest(name), readConfigurationSchemas(name)]);
  const site = siteDocument(live, document);
  const own = { package: name, manifest, configuration };
  const blocks = oneRemoteBlocks({ releases: live.releases, own, remote, site });
  const page = oneRemotePage({ built: live.built, version: live.version, blocks, remote });
  return serveBeside(
    { folder: siteFolder, development: live.development, base: developmentBase(live.version), page },
    port,
  );
}
