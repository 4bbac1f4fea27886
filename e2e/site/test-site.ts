import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse, Server } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackages, type WriteLine, type Versions } from '@venue/shell/platform/build/build-package.ts';
import { packageNames, releasesFolder, siteFolder } from '@venue/shell/platform/checkout/folders.ts';
import { securityHeaders } from '@venue/shell/platform/compose/host-rules.ts';
import { mergePatch } from '@venue/shell/platform/configuration/merge-patch.ts';
import { configurationForSandbox } from '@venue/shell/platform/configuration/selected-configuration.ts';
import { deploySite } from '@venue/shell/platform/deploy/deploy-site.ts';
import { liveSite } from '@venue/shell/platform/deploy/live-site.ts';
import { liveVersions, makeLive } from '@venue/shell/platform/releases/site-state.ts';
import { listen, siteHandler } from '@venue/shell/platform/serve/site-server.ts';
import { blockPattern } from '@venue/shell/src/page-data/page-blocks.ts';
import { sandboxOrigin } from './test-ports.ts';

/** The live versions of all packages on this machine; undefined if there is no live site. */
async function versionsOnThisMachine(): Promise<Versions | undefined> {
  const live = await liveSite(siteFolder);
  if (live.kind === 'none') return undefined;
  return Object.fromEntries(liveVersions(live.state).map(({ name, version }) => [name, version]));
}

/**
 * The packages of the site under test: all from this checkout, or only the one in `TEST_PACKAGE` and the live
 * versions of all others. If nothing is live on this machine, all are from this checkout.
 */
async function packagesUnderTest(writeLine: WriteLine): Promise<Versions> {
  const testedPackage = packageNames.find((name) => name === process.env['TEST_PACKAGE']);
  const live = testedPackage && (await versionsOnThisMachine());
  if (!testedPackage || !live) return buildPackages(packageNames, writeLine);
  return { ...live, ...(await buildPackages([testedPackage], writeLine)) };
}

const configBlock = blockPattern('config');
const laneCookie = /(?:^|; )lane=([\w-]+)/;

/** The sandbox lane that a browser under test asked for. */
function laneOf(request: IncomingMessage): string | undefined {
  return laneCookie.exec(request.headers.cookie ?? '')?.[1];
}

/** The same composed page, configured for the test's own lane. */
function withLane(html: string, lane: string): string {
  return html.replace(configBlock, (block) =>
    block.replaceAll(sandboxOrigin, `${sandboxOrigin}/lane/${lane}`),
  );
}

async function readPage(folder: string, address: string): Promise<{ status: number; html: string }> {
  const pathname = decodeURIComponent(new URL(address, 'http://site.invalid').pathname).replace(
    /(.)\/$/,
    '$1',
  );
  const file = pathname === '/' ? '/index.html' : `${pathname}.html`;
  const html = await readFile(path.join(folder, file), 'utf8').catch(() => undefined);
  if (html) return { status: 200, html };
  return { status: 404, html: await readFile(path.join(folder, '404.html'), 'utf8') };
}

/** Answers a document request with the page of the test's lane. */
async function sendLanePage(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, html } = await readPage(folder, request.url ?? '/');
  response.writeHead(status, {
    ...securityHeaders,
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'no-cache',
  });
  response.end(withLane(html, laneOf(request) ?? 'main'));
}

/** Where the site under test is composed. */
export const testSiteFolder = fileURLToPath(new URL('../.site', import.meta.url));

/** Builds what changed (`packagesUnderTest`) and composes the production site with the sandbox under test. */
export async function composeTestSite(): Promise<void> {
  const versions = await packagesUnderTest((line) => process.stdout.write(`${line}\n`));
  const { content } = await configurationForSandbox(sandboxOrigin);
  // Sites with an address have more metadata for search engines.
  const configuration = mergePatch(content, { siteUrl: 'https://venue.example' });
  await deploySite({
    siteFolder: testSiteFolder,
    store: releasesFolder,
    command: 'tests',
    change: (state) => ({ ...makeLive(state, versions), configuration }),
  });
}

const aheadCookie = /(?:^|; )site-ahead=(-?\d+)/;

/** Sets the time in an answer to what the browser under test asked for: so many ms ahead of this machine's. */
function setSiteDate(request: IncomingMessage, response: ServerResponse): void {
  const ahead = aheadCookie.exec(request.headers.cookie ?? '')?.[1];
  if (ahead) response.setHeader('date', new Date(Date.now() + Number(ahead)).toUTCString());
}

/** Serves a composed site like `npm start`, except that a browser may ask for its own sandbox lane and for another time. */
export function serveTestSite(folder: string, port: number): Promise<Server> {
  const serve = siteHandler(folder);
  return listen((request, response) => {
    setSiteDate(request, response);
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const wantsPage =
      request.method === 'GET' &&
      (request.headers.accept ?? '').includes('text/html') &&
      path.extname(pathname) === '';
    if (wantsPage && laneOf(request)) void sendLanePage(folder, request, response);
    else serve(request, response);
  }, port);
}
