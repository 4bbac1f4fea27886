import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cachePolicy, securityHeaders, headersOverTls } from '@venue/shell/platform/compose/host-rules.ts';
import { filmBytes, removeFixtureSite, version, writeFixtureSite } from './host-fixture.ts';
import type { Host } from './host.ts';
import { startLocal } from './local-host.ts';
import { startNginx } from './nginx-host.ts';
import { systemNginx } from './system-nginx.ts';

const nginx = systemNginx();

const hosts = [
  { name: 'the local server', start: startLocal, always: securityHeaders },
  ...(nginx === undefined
    ? []
    : [
        {
          name: 'nginx',
          start: (folder: string) => startNginx({ program: nginx, root: folder }),
          always: headersOverTls,
        },
      ]),
];

let root: string;

beforeAll(async () => {
  root = await writeFixtureSite();
});

afterAll(() => removeFixtureSite(root));

describe.each(hosts)('$name', ({ start, always }) => {
  let host: Host;

  beforeAll(async () => {
    host = await start(root);
  });

  afterAll(() => host.close());

  test.each([
    ['/', '/'],
    ['/media', '/media'],
    ['/media/news?from=mail', '/media/news'],
  ])('%s is a page, beside a folder of the same name', async (address, title) => {
    const { status, headers, body } = await host.get(address);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      cachePolicy.revalidate,
    ]);
    expect(String(body)).toContain(`<title>${title}</title>`);
  });

  test.each(['/worker.js', '/releases.json', '/sitemap.xml'])(
    '%s is revalidated every time',
    async (address) => {
      expect((await host.get(address)).headers['cache-control']).toBe(cachePolicy.revalidate);
    },
  );

  test.each(['x.js', 'film.mp4', 'words.vtt', 'picture.webp'])(
    '%s of a version never changes',
    async (file) => {
      expect((await host.get(`${version}/${file}`)).headers['cache-control']).toBe(cachePolicy.immutable);
    },
  );

  test.each([
    ['x.js', 'text/javascript; charset=utf-8'],
    ['words.vtt', 'text/vtt; charset=utf-8'],
    ['picture.webp', 'image/webp'],
    ['picture.avif', 'image/avif'],
    ['letters.woff2', 'font/woff2'],
    ['film.mp4', 'video/mp4'],
    ['mark.svg', 'image/svg+xml'],
  ])('%s is sent as %s', async (file, type) => {
    expect((await host.get(`${version}/${file}`)).headers['content-type']).toBe(type);
  });

  test.each(['/nowhere', '/media/nowhere', '/shell', '/404', '/404?from=mail', `${version}/nothing.js`])(
    '%s is not found, and gets the “not found” page',
    async (address) => {
      const { status, headers, body } = await host.get(address);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(String(body)).toContain('<title>/404</title>');
    },
  );

  test.each(['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/%00', '/%'])(
    '%s does not leave the folder',
    async (address) => {
      const { status, body } = await host.get(address);
      expect([400, 404]).toContain(status);
      expect(String(body)).not.toContain('root:');
    },
  );

  test.each([
    ['/media/', '/media'],
    ['/media.html', '/media'],
    ['/old-news', '/media/news'],
    ['/old-news/', '/media/news'],
    ['/Media', '/media'],
    ['/media.', '/media'],
    ['/Media/NEWS),', '/media/news'],
    ['/media/news%E2%80%9D', '/media/news'],
    ['/Old-news.', '/media/news'],
    ['//media', '/media'],
    ['//', '/'],
  ])('%s redirects permanently to %s', async (address, to) => {
    const { status, headers } = await host.get(address);
    expect([status, headers.location]).toEqual([301, to]);
  });

  test.each([
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/%5Celsewhere.example/',
    '/%0d%0aset-cookie:a=b/',
  ])('%s does not redirect to another host or set a header', async (address) => {
    const { headers } = await host.get(address);
    expect(new URL(headers.location ?? '/', 'https://www.venue.example').host).toBe('www.venue.example');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('a file that is still current is not sent again', async () => {
    const { headers } = await host.get('/media');
    const again = await host.get('/media', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('a film can be requested from any position', async () => {
    const film = `${version}/film.mp4`;
    const some = await host.get(film, { headers: { range: 'bytes=2-4' } });
    expect([some.status, some.headers['content-range'], String(some.body)]).toEqual([
      206,
      `bytes 2-4/${filmBytes}`,
      'fff',
    ]);
  });

  test.each(['/', '/media', '/worker.js', '/releases.json', `${version}/x.js`, '/nowhere', '/media/'])(
    '%s has the common headers',
    async (address) => {
      expect((await host.get(address)).headers).toMatchObject(always);
    },
  );

  test.each(['/', `${version}/x.js`])('%s is sent in the smallest accepted form', async (address) => {
    const plain = await host.get(address);
    const brotli = await host.get(address, { headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await host.get(address, { headers: { 'accept-encoding': 'gzip' } });
    expect([plain, gzip, brotli].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ]);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(brotli.headers.vary).toBe('Accept-Encoding');
    expect(brotli.headers['content-type']).toBe(plain.headers['content-type']);
  });

  test('a range beyond the end of a film is refused', async () => {
    const beyond = await host.get(`${version}/film.mp4`, { headers: { range: `bytes=${filmBytes}-` } });
    expect(beyond.status).toBe(416);
  });

  test('only reading is allowed', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await host.get('/', { method })).status, method).toBe(405);
    }
  });

  test.each(['/nowhere', `${version}/nothing.js`])(
    'the answer that %s is not found is revalidated every time',
    async (address) => {
      expect((await host.get(address)).headers['cache-control']).toBe(cachePolicy.revalidate);
    },
  );

  test.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index?from=mail', '/?from=mail'],
    ['/media/news/?from=mail&to=us', '/media/news?from=mail&to=us'],
    ['/old-news/?from=mail', '/media/news?from=mail'],
    ['/media//news?from=//mail', '/media/news?from=//mail'],
  ])('%s redirects to %s, with the query', async (address, to) => {
    const { status, headers } = await host.get(address);
    expect([status, headers.location]).toEqual([301, to]);
  });
});
