import { serveSite } from '@venue/shell/platform/serve/site-server.ts';
import { sendRequest, type Host } from './host.ts';

/** The server of `npm start`. */
export async function startLocal(root: string): Promise<Host> {
  const server = await serveSite(root, 0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the local server listens on no port');
  return {
    get: (asked, options) => sendRequest({ port: address.port, path: asked, ...options }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
