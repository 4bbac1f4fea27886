import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listenLocally } from '@venue/shell/platform/serve/ports.ts';
import { siteHandler } from '@venue/shell/platform/serve/site-server.ts';
import type { Certificate } from '../web-servers/certificate.ts';

type ServedSite = { origin: string; close: () => void };
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/** Serves some pages of a composed folder without scripts, and everything else unchanged. */
export async function withoutScripts(folder: string, addresses: readonly string[]): Promise<Handler> {
  const serve = siteHandler(folder);
  const pages = await Promise.all(
    addresses.map(async (address) => {
      const html = await readFile(
        path.join(folder, address === '/' ? 'index.html' : `${address}.html`),
        'utf8',
      );
      return [address, brotliCompressSync(html.replaceAll(scripts, ''))] as const;
    }),
  );
  const bare = new Map(pages);
  return (request, response) => {
    const page = bare.get(request.url ?? '/');
    if (!page) return serve(request, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    return response.end(page);
  };
}

/** Serves HTTP/2 over TLS on a free port of localhost, as hosts do. */
export async function serveSecurely(handler: Handler, { key, cert }: Certificate): Promise<ServedSite> {
  const server = createSecureServer({ key, cert });
  server.on('request', handler);
  const port = await listenLocally(server);
  return { origin: `https://localhost:${port}`, close: () => void server.close() };
}
