import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pageFile } from '@venue/shell/platform/compose/page-file.ts';
import { listenLocally } from '@venue/shell/platform/serve/ports.ts';
import { siteHandler } from '@venue/shell/platform/serve/site-server.ts';
import { blockPattern } from '@venue/shell/src/page-data/page-blocks.ts';

/** Marks a cut: a comment, which React ignores. */
const cut = '<!--cut-->';

const bootBlock = blockPattern('boot');
/** Places that are not cut: lines and drawings arrive whole, and `noscript` has no comments. */
const uncut =
  /<(style|script|noscript|textarea|svg|p)\b[\s\S]*?<\/\1>|<(?!(?:span|b|strong|small|em|i|br|source)\b)[a-z]/g;

/**
 * Cuts a page after its head and before as many of its elements, closest together at the top. Leaves out the
 * block that scripts start from, because hydration is tested elsewhere.
 */
function inPieces(html: string, places: number): string[] {
  const still = html.replace(bootBlock, '');
  const body = still.indexOf('<body');
  const elements = [...still.slice(still.indexOf('<header')).matchAll(uncut)]
    .filter(([, raw]) => raw === undefined)
    .map(({ index }) => still.indexOf('<header') + index);
  const chosen = Array.from(
    { length: places },
    (_, index) => elements[Math.floor(elements.length * ((index + 1) / (places + 1)) ** 2)] ?? body,
  );
  const ends = [body, ...new Set(chosen)];
  return [0, ...ends].map((from, index) => still.slice(from, ends[index]));
}

export type SiteInPieces = {
  origin: string;
  /** Sends the next piece of the last requested document; its last piece ends it. */
  next: () => void;
  close: () => void;
};

/** Serves a composed site whose documents arrive in pieces: the first at once, the others on request. */
export async function serveInPieces(folder: string, places: number): Promise<SiteInPieces> {
  const serve = siteHandler(folder);
  let next: () => void = () => undefined;
  async function tear(address: string, response: ServerResponse): Promise<void> {
    const pieces = inPieces(await readFile(path.join(folder, pageFile(address)), 'utf8'), places);
    next = () => {
      const piece = pieces.shift();
      if (pieces.length === 0) response.end(piece);
      else response.write(`${piece}${cut}`);
    };
    response.writeHead(200, { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-store' });
    next();
  }
  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.headers['sec-fetch-dest'] === 'document') void tear(request.url ?? '/', response);
    else serve(request, response);
  }
  const server = createServer(answer);
  const port = await listenLocally(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    next: () => next(),
    close: () => void server.close(),
  };
}
