import { once } from 'node:events';
import fs from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as ask, type IncomingMessage, type RequestOptions, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serveSite, canonicalAddress } from './site-server.ts';

const filmBytes = 8_000_000;
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ariya-served-'));
  const files = {
    'media.html': 'media',
    'addresses.json': JSON.stringify({
      pages: { 'mf-x/media': '/media' },
      former: { '/old-media': 'mf-x/media' },
    }),
    '.well-known/proof.txt': 'mine',
    'shell/1/x.js': 'script',
    'shell/1/film.mp4': Buffer.alloc(filmBytes, 'f'),
  };
  for (const below of ['.well-known', 'shell/1']) await mkdir(path.join(folder, below), { recursive: true });
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(path.join(folder, name), content)),
  );
  server = await serveSite(folder, 0);
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

async function open(address: string, options: RequestOptions = {}): Promise<IncomingMessage> {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('not listening');
  const request = ask({ host: '127.0.0.1', port: bound.port, path: address, ...options });
  request.end();
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('no answer');
  return response;
}

async function get(address: string, options: RequestOptions = {}) {
  const response = await open(address, options);
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

test('an owner’s dot folder is served', async () => {
  expect((await get('/.well-known/proof.txt')).body).toBe('mine');
});

test('if an address cannot be resolved, that request fails and the server goes on', async () => {
  const file = path.join(folder, 'addresses.json');
  const whole = await readFile(file);
  await writeFile(file, '{');
  expect((await get('/media')).status).toBe(500);
  await writeFile(file, whole);
  expect((await get('/media')).status).toBe(200);
});

test('an aborted film leaves no file open', async () => {
  const opened = vi.spyOn(fs, 'createReadStream');
  const response = await open('/shell/1/film.mp4');
  const stream = opened.mock.results[0]?.value;
  response.destroy();
  await vi.waitFor(() => expect(stream?.closed).toBe(true));
  opened.mockRestore();
});

test('a release’s file keeps its name, whatever its ending', () => {
  expect(canonicalAddress('/shell/0.1.0-abc/page.html')).toBe('/shell/0.1.0-abc/page.html');
});

test('an invalid range is refused and the server goes on', async () => {
  for (const range of ['bytes=10-5', 'bytes=x-y', 'lines=1-2', 'bytes=-']) {
    expect((await get('/shell/1/film.mp4', { headers: { range } })).status, range).toBeLessThan(500);
  }
  expect((await get('/media')).status).toBe(200);
});
