import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally } from '@venue/shell/platform/serve/ports.ts';
import { siteOrigin } from '../../site/test-ports.ts';
import { createDeferred } from '../support/deferred.ts';

/** The site over a line that stops in the middle of a page. */
export type StreamedSite = {
  origin: string;
  /** Lets the rest of the page through. */
  goOn: () => void;
  close: () => Promise<void>;
};

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: string[] = [];
  answer.setEncoding('utf8');
  for await (const part of answer) parts.push(String(part));
  return parts.join('');
}

/**
 * Serves the site under test; of the page at `path` only what stands before `mark` arrives until the test lets it go
 * on. Everything else comes whole.
 */
export async function openStreamedSite(path: string, mark: string): Promise<StreamedSite> {
  const gate = createDeferred();

  async function pass(answer: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    const { 'content-length': _length, 'content-encoding': _encoding, ...headers } = answer.headers;
    if (address !== path) {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
      return;
    }
    const text = await textOf(answer);
    const cut = text.indexOf(mark);
    if (cut < 0) throw new Error(`${path} has no ${mark}`);
    response.writeHead(200, headers);
    response.write(text.slice(0, cut));
    await gate.promise;
    response.end(text.slice(cut));
  }

  const server = createServer((asked, response) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    request(`${siteOrigin}${asked.url}`, { method: asked.method, headers }, (answer) => {
      void pass(answer, response, asked.url ?? '');
    }).end();
  });
  const port = await listenLocally(server);

  return {
    origin: `http://127.0.0.1:${port}`,
    goOn: gate.resolve,
    close: async () => {
      gate.resolve();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
