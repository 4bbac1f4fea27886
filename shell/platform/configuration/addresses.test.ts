import { createServer, type Server } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listenLocally } from '../serve/ports.ts';
import { probeTable, probeAddress, type ConfiguredAddress } from './addresses.ts';

/** Listens on a free port until the test ends. Returns its address. */
async function listening(server: Server): Promise<string> {
  const port = await listenLocally(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

function hostAnswering(status: number): Promise<string> {
  return listening(
    createServer((_, response) => response.writeHead(status, { location: 'https://else.example/' }).end()),
  );
}

async function verdictOn(url: string, kind: ConfiguredAddress['kind'] = 'service'): Promise<string> {
  const { verdict, meaning } = await probeAddress({ key: 'x', url, kind });
  return `${verdict}: ${meaning}`;
}

test('an address where nothing listens is reported', async () => {
  const server = createServer();
  const url = await listening(server);
  server.close();
  const gone = probeTable([await probeAddress({ key: 'email.origin', url, kind: 'service' })]);
  expect(gone).toMatch(/broken +email\.origin +GET http:\S+ +ECONNREFUSED +\d+ +nothing listens there/);
});

test('the same answer means something different for a service and for a link', async () => {
  const missing = await hostAnswering(404);
  expect(await verdictOn(missing)).toMatch(/^ok/);
  expect(await verdictOn(missing, 'link')).toBe('broken: there is no such page');
  expect(await verdictOn(await hostAnswering(503))).toBe(
    'broken: reachable, but reports an error of its own',
  );
  expect(await verdictOn(await hostAnswering(301))).toBe('check: redirects to https://else.example/');
  expect(await verdictOn(await hostAnswering(403), 'link')).toMatch(/^check/);
});

test('an address that never answers times out', async () => {
  const url = await listening(createServer());
  const { verdict, meaning } = await probeAddress({ key: 'x', url, kind: 'service' }, 200);
  expect([verdict, meaning]).toEqual(['broken', 'no answer within 0.2 s']);
});
