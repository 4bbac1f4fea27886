import { createServer, type Server } from 'node:http';
import { siteHandler } from '../serve/site-server.ts';
import { unlisted } from '../compose/site-headers.ts';

/** Serves a preview as the site is served, out of reach of search engines. Rejects if the port is taken. */
export function servePreview(folder: string, port: number): Promise<Server> {
  const serve = siteHandler(folder);
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(unlisted)) response.setHeader(name, value);
    serve(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
