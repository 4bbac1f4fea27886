import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { cacheControl, headersForAll } from './site-headers.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves a composed site from its folder, the way a static host with the same header rules does. */
export function siteHandler(folder: string): Handler {
  const serveFile = sirv(folder, {
    dev: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => response.setHeader('cache-control', cacheControl(pathname)),
  });

  async function notFound(response: ServerResponse): Promise<void> {
    const page = await readFile(path.join(folder, '404.html')).catch(() => 'Not found');
    response.writeHead(404, { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' });
    response.end(page);
  }

  return (request, response) => {
    for (const [name, value] of Object.entries(headersForAll)) response.setHeader(name, value);
    serveFile(request, response, () => void notFound(response));
  };
}

/** Starts serving on 127.0.0.1; rejects if the port is taken. */
export function serveSite(folder: string, port: number): Promise<Server> {
  const server = createServer(siteHandler(folder));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
