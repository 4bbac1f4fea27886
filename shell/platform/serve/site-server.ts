import { readFile } from 'node:fs/promises';
import {
  createServer,
  type RequestListener,
  type Server,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import send from 'send';
import { releaseOfPath } from '../../src/site/release-path.ts';
import { notFoundPath } from '../../src/site/reserved-addresses.ts';
import { cachePolicy, securityHeaders, noindexHeaders } from '../compose/host-rules.ts';
import { resolvePage, readAddresses } from '../compose/site-addresses.ts';
import { listenLocally } from './ports.ts';
import { siteFile, type SiteFile } from './site-file.ts';

/**
 * The canonical spelling of a requested path: without a trailing slash or `.html`. It never starts with what a
 * browser would treat as another host.
 */
export function canonicalAddress(pathname: string): string {
  const normalized = pathname.replaceAll('\\', '%5C').replaceAll(/\/{2,}/g, '/');
  if (releaseOfPath(normalized)) return pathname;
  if (normalized === '/index' || normalized === '/index.html') return '/';
  return normalized.replace(/(.)\.html$/, '$1').replace(/(.)\/$/, '$1');
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const methods = ['GET', 'HEAD'];
const unmetConditions = new Set([412, 416]);

function sendEmpty(response: ServerResponse, status: number): void {
  response.statusCode = status;
  response.removeHeader('content-type');
  response.removeHeader('content-encoding');
  response.end();
}

async function sendNotFound(folder: string, response: ServerResponse): Promise<void> {
  const page = await readFile(path.join(folder, '404.html')).catch(() => 'Not found');
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(page);
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Where a former address or a misspelling leads, with its query; undefined if it does not redirect. */
async function redirectTarget(folder: string, address: string): Promise<string | undefined> {
  const [pathname = '/', ...query] = address.split('?');
  const canonical = canonicalAddress(pathname);
  const to = resolvePage(decoded(canonical), await readAddresses(folder)) ?? canonical;
  return to === pathname ? undefined : [to, ...query].join('?');
}

type Found = { folder: string; found: SiteFile };

function sendFile(request: IncomingMessage, response: ServerResponse, { folder, found }: Found): void {
  response.setHeader('vary', 'Accept-Encoding');
  if (found.type) response.setHeader('content-type', found.type);
  if (found.encoding) response.setHeader('content-encoding', found.encoding);
  send(request, encodeURI(found.file), { root: folder, cacheControl: false, dotfiles: 'allow' })
    .on('headers', () => {
      if (releaseOfPath(request.url ?? '/')) response.setHeader('cache-control', cachePolicy.immutable);
    })
    .on('error', ({ status }: { status: number }) => {
      if (response.headersSent) response.destroy();
      else if (unmetConditions.has(status)) sendEmpty(response, status);
      else void sendNotFound(folder, response);
    })
    .pipe(response);
}

/** Serves a composed site like a static host with the same header rules. */
export function siteHandler(siteFolder: string): Handler {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/' } = request;
    response.setHeader('cache-control', cachePolicy.revalidate);
    const found = await siteFile(siteFolder, request);
    const moved = await redirectTarget(siteFolder, url);
    if (moved !== undefined) response.writeHead(301, { location: moved }).end();
    // The "not found" page has a file, but no address of its own.
    else if (found && url.split('?')[0] !== notFoundPath)
      sendFile(request, response, { folder: siteFolder, found });
    else await sendNotFound(siteFolder, response);
  }

  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (methods.includes(request.method ?? '')) {
      answer(request, response).catch(() => {
        if (response.headersSent) response.destroy();
        else sendEmpty(response, 500);
      });
      return;
    }
    response.setHeader('allow', methods.join(', '));
    sendEmpty(response, 405);
  };
}

/** Serves requests on 127.0.0.1. Rejects if the port is taken. */
export async function listen(handler: RequestListener, port: number): Promise<Server> {
  const server = createServer(handler);
  await listenLocally(server, port);
  return server;
}

export function serveSite(folder: string, port: number): Promise<Server> {
  return listen(siteHandler(folder), port);
}

/** Serves a composition on a free port of 127.0.0.1 until it is closed. */
export async function serveForNow(folder: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer(siteHandler(folder));
  const port = await listenLocally(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Serves a preview and keeps search engines out. */
export function servePreview(folder: string, port: number): Promise<Server> {
  const serve = siteHandler(folder);
  return listen((request, response) => {
    for (const [name, value] of Object.entries(noindexHeaders)) response.setHeader(name, value);
    serve(request, response);
  }, port);
}
