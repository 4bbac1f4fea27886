import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { sandboxDocument } from '@venue/shell/platform/configuration/chosen-document.ts';
import { mergePatch } from '@venue/shell/platform/configuration/merge-patch.ts';
import { listen } from '@venue/shell/platform/serve/listen.ts';
import { siteHandler } from '@venue/shell/platform/serve/site-server.ts';
import { changeSite } from '@venue/shell/platform/deploy/change-site.ts';
import { makeLive } from '@venue/shell/platform/releases/release-document.ts';
import { laneOf, sendLanePage } from './lane-pages.ts';
import { packagesUnderTest } from './packages-under-test.ts';
import { sandboxOrigin } from './test-ports.ts';

/** Where the site under test is composed. */
export const testSiteFolder = fileURLToPath(new URL('../.site', import.meta.url));

/** Builds what changed (`packagesUnderTest`) and composes the production site with the sandbox under test. */
export async function composeTestSite(): Promise<void> {
  const versions = await packagesUnderTest((line) => process.stdout.write(`${line}\n`));
  const { content } = await sandboxDocument(sandboxOrigin);
  // Sites with an address have more metadata for search engines.
  const configuration = mergePatch(content, { siteUrl: 'https://venue.example' });
  await changeSite({
    siteFolder: testSiteFolder,
    doing: 'tests',
    change: (document) => ({ ...makeLive(document, versions), configuration }),
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
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (wantsPage && laneOf(request)) void sendLanePage(folder, request, response);
    else serve(request, response);
  }, port);
}
