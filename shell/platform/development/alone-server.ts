import { createServer, type Server } from 'node:http';
import path from 'node:path';
import send from 'send';
import { siteHandler } from '../serve/site-server.ts';
import { caching } from '../compose/site-headers.ts';

export type Served = {
  /** The live composition. */
  siteFolder: string;
  /** The live shell with development React. */
  development: string;
  /** The address below which that lies. */
  base: string;
  /** The text of every page. */
  page: string;
};

function asksForPage(accept: string | undefined, pathname: string): boolean {
  return (accept ?? '').includes('text/html') && path.extname(pathname) === '';
}

/** Serves one page at every address, and the files of the live site. Rejects if the port is taken. */
export function serveAlone({ siteFolder, development, base, page }: Served, port: number): Promise<Server> {
  const live = siteHandler(siteFolder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith(base)) {
      response.setHeader('cache-control', caching.forGood);
      send(request, pathname.slice(base.length - 1), { root: development, cacheControl: false })
        .on('error', () => response.writeHead(404, { 'cache-control': caching.askAgain }).end())
        .pipe(response);
    } else if (asksForPage(request.headers.accept, pathname)) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      response.end(page);
    } else live(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
