import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { securityHeaders } from '@venue/shell/platform/compose/host-rules.ts';
import { blockPattern } from '@venue/shell/src/page-data/page-blocks.ts';
import { sandboxOrigin } from './test-ports.ts';

const configBlock = blockPattern('config');
const laneCookie = /(?:^|; )lane=([\w-]+)/;

/** The sandbox lane that a browser under test asked for. */
export function laneOf(request: IncomingMessage): string | undefined {
  return laneCookie.exec(request.headers.cookie ?? '')?.[1];
}

/** The same composed page, configured for the test's own lane. */
function withLane(html: string, lane: string): string {
  return html.replace(configBlock, (block) =>
    block.replaceAll(sandboxOrigin, `${sandboxOrigin}/lane/${lane}`),
  );
}

async function readPage(folder: string, address: string): Promise<{ status: number; html: string }> {
  const pathname = decodeURIComponent(new URL(address, 'http://site.invalid').pathname).replace(
    /(.)\/$/,
    '$1',
  );
  const file = pathname === '/' ? '/index.html' : `${pathname}.html`;
  const html = await readFile(path.join(folder, file), 'utf8').catch(() => undefined);
  if (html) return { status: 200, html };
  return { status: 404, html: await readFile(path.join(folder, '404.html'), 'utf8') };
}

/** Answers a document request with the page of the test's lane. */
export async function sendLanePage(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, html } = await readPage(folder, request.url ?? '/');
  response.writeHead(status, {
    ...securityHeaders,
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'no-cache',
  });
  response.end(withLane(html, laneOf(request) ?? 'main'));
}
