import { createServer, type Server } from 'node:http';
import { sandboxLane } from '@venue/sandbox/client.ts';
import { startSandbox } from '@venue/sandbox/sandbox.ts';
import { sandboxDocument } from '@venue/shell/platform/configuration/chosen-document.ts';
import {
  probeTable,
  probeAddress,
  type ConfiguredAddress,
  configuredAddresses,
} from '@venue/shell/platform/configuration/addresses.ts';
import { expect, onTestFinished, test } from 'vitest';
import { declaredReleases } from '@venue/shell/platform/checkout/remote-declarations.ts';
import { listenLocally } from '@venue/shell/platform/serve/ports.ts';

/** Listens on a free port until the test ends. Returns its address. */
async function listening(server: Server): Promise<string> {
  const port = await listenLocally(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

function hostThatSays(status: number): Promise<string> {
  return listening(
    createServer((_, response) => response.writeHead(status, { location: 'https://else.example/' }).end()),
  );
}

async function verdictOn(url: string, kind: ConfiguredAddress['kind'] = 'service'): Promise<string> {
  const { verdict, meaning } = await probeAddress({ key: 'x', url, kind }, 200);
  return `${verdict}: ${meaning}`;
}

test('the sandbox’s services and report receiver respond, and nothing is booked, e-mailed or charged', async () => {
  const sandbox = await startSandbox(0);
  const { content } = await sandboxDocument(sandbox.origin);
  const addresses = configuredAddresses(content, await declaredReleases());
  expect(addresses.map(({ key }) => key)).toEqual([
    'email.origin',
    'reservation.baseUrl',
    'payment.checkoutUrl',
    'reportUrl',
  ]);
  const tried = await Promise.all(addresses.map((address) => probeAddress(address)));
  expect(tried.map(({ verdict }) => verdict)).toEqual(['ok', 'ok', 'ok', 'ok']);
  const { mails, reservations, payments } = await sandboxLane(sandbox.origin, 'main').received();
  expect([mails, reservations, payments]).toEqual([[], [], []]);
  await sandbox.close();
});

test('an address where nothing listens is reported', async () => {
  const server = createServer();
  const url = await listening(server);
  server.close();
  const gone = probeTable([await probeAddress({ key: 'email.origin', url, kind: 'service' })]);
  expect(gone).toMatch(/broken +email\.origin +GET http:\S+ +ECONNREFUSED +\d+ +nothing listens there/);
});

test('the same answer means something different for a service and for a link', async () => {
  const missing = await hostThatSays(404);
  expect(await verdictOn(missing)).toMatch(/^ok/);
  expect(await verdictOn(missing, 'link')).toBe('broken: there is no such page');
  expect(await verdictOn(await hostThatSays(503))).toBe('broken: reachable, but reports an error of its own');
  expect(await verdictOn(await hostThatSays(301))).toBe('check: redirects to https://else.example/');
  expect(await verdictOn(await hostThatSays(403), 'link')).toMatch(/^check/);
});

test('an address that never answers times out', async () => {
  expect(await verdictOn(await listening(createServer()))).toBe('broken: no answer within 0.2 s');
});
