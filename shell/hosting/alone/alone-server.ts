import { createServer, type Server } from 'node:http';
import path from 'node:path';
import send from 'send';
import { siteHandler } from '../site-server.ts';
import { developmentBase } from './alone-page.ts';

export type Served = {
  /** The live composition. */
  siteFolder: string;
  /** The live shell with development React. */
  development: string;
  /** The text of every page. */
  page: string;
};

function asksForPage(accept: string | undefined, pathname: string): boolean {
  return (accept ?? '').includes('text/html') && path.extname(pathname) === '';
}

/** Serves one page at every address, and the files of the live site. Rejects if the port is taken. */
export function serveAlone({ siteFolder, development, page }: Served, port: number): Promise<Server> {
  const live = siteHandler(siteFolder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith(developmentBase)) {
      const file = pathname.slice(developmentBase.length - 1);
      send(request, file, { root: development, cacheControl: false })
        .on('error', () => response.writeHead(404).end())
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
