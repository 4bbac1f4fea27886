import type { Server } from 'node:http';
import { freePort } from '@venue/shell/platform/serve/ports.ts';
import { serveTestSite, testSiteFolder } from '../site/test-site.ts';

export type DepartingSite = { origin: string; leave: () => Promise<void>; comeBack: () => Promise<void> };

/** The site under test at its own address, which can refuse connections as if the machine were off. */
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
