import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serveFront } from './front-server.ts';
import type { Front } from './site-front.ts';

async function serving(front: Front): Promise<number> {
  const server: Server = await serveFront(front, 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return address.port;
}

async function open(port: number, path: string): Promise<IncomingMessage> {
  const asked = request({ host: '127.0.0.1', port, path }).end();
  const [response]: IncomingMessage[] = await once(asked, 'response');
  if (!response) throw new Error('no answer');
  return response;
}

test('a film that is no longer watched is no longer read', async () => {
  const cancel = vi.fn<() => void>();
  const port = await serving(async () => {
    const pull = (film: ReadableStreamDefaultController<Uint8Array>) => film.enqueue(new Uint8Array(65_536));
    return new Response(new ReadableStream({ pull, cancel }));
  });
  const response = await open(port, '/film.mp4');
  await once(response, 'data');
  response.destroy();
  await vi.waitFor(() => expect(cancel).toHaveBeenCalled());
  const again = await open(port, '/film.mp4');
  expect(again.statusCode).toBe(200);
  again.destroy();
});

test('what cannot be an address is refused, and the next one answered', async () => {
  const port = await serving(async ({ url }) => new Response(url));
  expect((await open(port, 'http://[/')).statusCode).toBeLessThan(500);
  expect(await text(await open(port, '//elsewhere.example/x'))).toBe('http://site//elsewhere.example/x');
});
