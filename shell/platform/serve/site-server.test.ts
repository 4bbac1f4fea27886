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
    'index.html': 'home',
    'index.html.br': 'home in brotli',
    'index.html.gz': 'home in gzip',
    'media.html': 'media',
    'media/news.html': 'news',
    '404.html': 'lost',
    'addresses.json': JSON.stringify({
      pages: { 'mf-x/media': '/media' },
      former: { '/old-media': 'mf-x/media' },
    }),
    '.well-known/proof.txt': 'mine',
    'shell/1/x.js': 'script',
    'shell/1/film.mp4': Buffer.alloc(filmBytes, 'f'),
  };
  for (const below of ['media', '.well-known', 'shell/1'])
    await mkdir(path.join(folder, below), { recursive: true });
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

test('the browser gets the compressed form that it likes, and the type of what is in it', async () => {
  const brotli = await get('/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(brotli.body).toBe('home in brotli');
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  const gzip = await get('/', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  const plain = await get('/media', { headers: { 'accept-encoding': 'gzip, br' } });
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['media', undefined]);
});

test('what is not there, cannot be read or lies outside is not found', async () => {
  for (const address of ['/nowhere', '/%', '/%00', '/shell', '/../../etc/passwd', '/..%2f..%2fetc/passwd']) {
    const { status, body } = await get(address);
    expect([status, body], address).toEqual([404, 'lost']);
  }
});

test('an owner’s own file is served from a folder that other programs look for by a dot', async () => {
  expect((await get('/.well-known/proof.txt')).body).toBe('mine');
});

test('where the site cannot say what an address means, that request fails, and the server lives', async () => {
  const file = path.join(folder, 'addresses.json');
  const whole = await readFile(file);
  await writeFile(file, '{');
  expect((await get('/media')).status).toBe(500);
  await writeFile(file, whole);
  expect((await get('/media')).status).toBe(200);
});

test('a range is sent as asked for; one that cannot be is refused, and the server lives', async () => {
  const { status, headers, body } = await get('/shell/1/film.mp4', { headers: { range: 'bytes=2-4' } });
  expect([status, headers['content-range'], body]).toEqual([206, `bytes 2-4/${filmBytes}`, 'fff']);
  for (const range of ['bytes=10-5', `bytes=${filmBytes}-`]) {
    const refused = await get('/shell/1/film.mp4', { headers: { range } });
    expect([refused.status, refused.headers['content-range']], range).toEqual([416, `bytes */${filmBytes}`]);
  }
  for (const range of ['bytes=x-y', 'lines=1-2', 'bytes=-']) {
    expect((await get('/', { headers: { range } })).status, range).toBeLessThan(500);
  }
  expect((await get('/')).status).toBe(200);
});

test('only GET and HEAD are answered', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { status, headers, body } = await get('/', { method });
    expect([status, headers.allow, body], method).toEqual([405, 'GET, HEAD', '']);
  }
  const head = await get('/', { method: 'HEAD' });
  expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '4', '']);
});

test('a film that is no longer watched leaves no file open', async () => {
  const opened = vi.spyOn(fs, 'createReadStream');
  const response = await open('/shell/1/film.mp4');
  const stream = opened.mock.results[0]?.value;
  response.destroy();
  await vi.waitFor(() => expect(stream?.closed).toBe(true));
  opened.mockRestore();
});

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/contact-us', '/contact-us'],
  ['/contact-us/', '/contact-us'],
  ['/contact-us.html', '/contact-us'],
  ['/media//news//', '/media/news'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/shell/0.1.0-abc/page.html', '/shell/0.1.0-abc/page.html'],
])('%s is %s', (asked, one) => {
  expect(canonicalAddress(asked)).toBe(one);
});

test.each([
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\\/elsewhere.example/',
  '///elsewhere.example.html',
])('%s leads to no other host', (asked) => {
  const { host } = new URL(canonicalAddress(asked), 'https://www.venue.example');
  expect(host).toBe('www.venue.example');
});
