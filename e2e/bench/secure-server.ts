import { createSecureServer } from 'node:http2';
import { siteHandler } from '@venue/shell/platform/serve/site-server.ts';
import type { Certificate } from './certificate.ts';

export type SecureSite = { origin: string; close: () => Promise<void> };

/** Serves a composed folder over HTTP/2 and TLS on a free port of localhost, with the site's own handler. */
export async function serveSecurely(folder: string, { key, cert }: Certificate): Promise<SecureSite> {
  const server = createSecureServer({ key, cert });
  server.on('request', siteHandler(folder));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return {
    origin: `https://localhost:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
