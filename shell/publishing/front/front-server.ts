import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import type { Front } from './site-front.ts';

/** Pairs of what came, as it came. */
function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  return headers;
}

async function answer(front: Front, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  // Put together as text: what begins with two slashes would be another host.
  const asked = new Request(`http://site${url}`, { method, headers: headersOf(request) });
  const { status, headers, body } = await front(asked);
  response.writeHead(status, Object.fromEntries(headers));
  if (body instanceof ReadableStream) await pipeline(Readable.fromWeb(body), response);
  else response.end();
}

/** Runs a front in Node; whoever faces visitors adds TLS before it. Rejects if the port is taken. */
export async function serveFront(front: Front, port: number, host = '127.0.0.1'): Promise<Server> {
  const server = createServer((request, response) => {
    void answer(front, request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(400).end();
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
