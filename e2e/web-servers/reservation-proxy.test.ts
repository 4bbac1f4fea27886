import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runningLane } from '@venue/sandbox/running-sandbox.ts';
import { removeFixtureSite, writeFixtureSite } from './host-fixture.ts';
import { sendRequest } from './host.ts';
import { startNginx, type NginxHost } from './nginx-host.ts';
import { systemNginx } from './system-nginx.ts';

const snippet = new URL('../../shell/platform/serve/reservation-proxy.conf', import.meta.url);
const program = systemNginx();

const body = Buffer.from(
  JSON.stringify({
    checkInDate: '2031-03-20',
    checkOutDate: '2031-03-20',
    adultNo: '650',
    childNo: '0',
    facilityTypeId: 2,
  }),
);

async function proxied(nginx: string, root: string, origin: string): Promise<NginxHost> {
  const keys = `set $reservation_key "sandbox_reservation_key"; set $reservation_service "${origin}";`;
  return startNginx({ program: nginx, root, more: `${keys}\n${await readFile(snippet, 'utf8')}` });
}

describe.runIf(program !== undefined)('the reservation key behind a real nginx', () => {
  let root: string;

  beforeAll(async () => {
    root = await writeFixtureSite();
  });

  afterAll(() => removeFixtureSite(root));

  test('a page without a key gets its answer, the service gets the key, and other calls are refused', async () => {
    const lane = await runningLane();
    const host = await proxied(program ?? '', root, lane.origin);
    try {
      const post = (path: string) =>
        sendRequest(
          {
            port: host.httpsPort,
            ca: host.ca,
            method: 'POST',
            path,
            headers: { 'content-type': 'application/json', cookie: 'own=1' },
          },
          body,
        );
      const answer = await post('/reservations/Reservation/Availability');
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.body.toString())).toMatchObject({ errorCode: 0 });
      const { requests } = await lane.received();
      expect(requests).toMatchObject([{ endpoint: 'availability', apiKey: 'sandbox_reservation_key' }]);
      const verification = await host.get('/reservations/Paystack/Verify?reference=R1');
      expect(verification.body.toString()).toContain('Transaction reference not found');
      const others = ['/reservations/Reservation/Cancel', '/reservations/received', '/reservations/'];
      const refused = await Promise.all(others.map(post));
      // The page for unknown addresses does not accept POST.
      expect(refused.map(({ status }) => status)).toEqual([405, 405, 405]);
      expect((await host.get('/reservations/received')).status).toBe(404);
      expect((await lane.received()).requests.map(({ endpoint }) => endpoint)).toEqual([
        'availability',
        'verify',
      ]);
    } finally {
      await host.close();
    }
  });
});
