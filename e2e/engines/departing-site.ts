import type { Server } from 'node:http';
import { freePort } from '@venue/shell/platform/serve/ports.ts';
import { serveTestSite, testSiteFolder } from '../site/test-site.ts';

export type DepartingSite = { origin: string; leave: () => Promise<void>; comeBack: () => Promise<void> };

/** The site under test at an address of its own, where it can go: connections are refused then, as by a machine that is off. */
export async function openDepartingSite(): Promise<DepartingSite> {
  const port = await freePort();
  let server: Server = await serveTestSite(testSiteFolder, port);
  return {
    origin: `http://127.0.0.1:${port}`,
    leave: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    comeBack: async () => {
      server = await serveTestSite(testSiteFolder, port);
    },
  };
}
