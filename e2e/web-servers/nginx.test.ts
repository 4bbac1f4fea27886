import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect as connectHttp2 } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersOverTls } from '@venue/shell/platform/compose/host-rules.ts';
import { removeFixtureSite, version, writeFixtureSite } from './host-fixture.ts';
import { sendRequest } from './host.ts';
import { startNginx, type NginxHost } from './nginx-host.ts';
import { systemNginx } from './system-nginx.ts';

const program = systemNginx();

describe.skipIf(program === undefined)('a running nginx', () => {
  let host: NginxHost;
  let root: string;
  let acme: string;
  let candidate: string;

  beforeAll(async () => {
    root = await writeFixtureSite();
    acme = await mkdtemp(path.join(tmpdir(), 'ariya-acme-'));
    await writeFile(path.join(acme, 'own.txt'), 'own');
    candidate = await writeFixtureSite();
    await writeFile(path.join(candidate, 'redirects.map'), '/before-the-preview /media;\n');
    const preview = { name: 'mf-x', root: candidate };
    host = await startNginx({
      program: program ?? '',
      root,
      preview,
      more: `location = /own.txt { root ${acme}; }`,
    });
  });

  afterAll(async () => {
    await host.close();
    await Promise.all([root, candidate].map(removeFixtureSite));
    await rm(acme, { recursive: true });
  });

  test('requests without TLS are redirected, with path and query', async () => {
    const { status, headers } = await sendRequest({ port: host.httpPort, path: '/media?from=mail' });
    expect([status, headers.location]).toEqual([301, 'https://localhost/media?from=mail']);
  });

  test('the same host with or without “www.” leads to the site’s own address', async () => {
    const { status, headers } = await host.get('/media?from=mail', { headers: { host: 'www.localhost' } });
    expect([status, headers.location]).toEqual([301, 'https://localhost/media?from=mail']);
  });

  test('requests of a certificate authority without TLS are not redirected', async () => {
    const { status } = await sendRequest({ port: host.httpPort, path: '/.well-known/acme-challenge/none' });
    expect(status).toBe(404);
  });

  test('pages are served over HTTP/2', async () => {
    const session = connectHttp2(`https://localhost:${host.httpsPort}`, { ca: host.ca });
    const stream = session.request({ ':path': '/media' });
    const [headers] = await once(stream, 'response');
    expect(headers).toMatchObject({ ':status': 200, ...headersOverTls });
    session.destroy();
  });

  test('TLS versions before 1.2 are refused', async () => {
    const socket = connectTls({
      host: '127.0.0.1',
      port: host.httpsPort,
      ca: host.ca,
      maxVersion: 'TLSv1.1',
    });
    await expect(once(socket, 'secureConnect')).rejects.toThrow(/protocol|alert/i);
  });

  test('own locations are served beside the site', async () => {
    expect(String((await host.get('/own.txt')).body)).toBe('own');
  });

  test('a preview is served at its own host, hidden from search engines', async () => {
    const asPreview = { headers: { host: 'mf-x.localhost' } };
    for (const address of ['/media', '/nothing', `${version}/x.js`]) {
      expect((await host.get(address, asPreview)).headers['x-robots-tag'], address).toBe('noindex');
      expect((await host.get(address)).headers['x-robots-tag'], address).toBeUndefined();
    }
    const former = await Promise.all([
      host.get('/before-the-preview', asPreview),
      host.get('/before-the-preview'),
      host.get('/old-news'),
    ]);
    expect(former.map(({ status }) => status)).toEqual([301, 404, 301]);
  });

  test('nginx does not reveal its version', async () => {
    expect((await host.get('/')).headers.server).toBe('nginx');
  });
});
