import { expect, test } from 'vitest';
import * as z from 'zod';
import type { SandboxLane } from './client.ts';
import { runningLane } from './running-sandbox.ts';

const params = {
  key: 'pk_test_sandbox_0001',
  email: 'ada@example.com',
  amount: 8_000_000,
  ref: 'INV-481902.1',
  currency: 'NGN',
  metadata: JSON.stringify({
    custom_fields: [{ display_name: 'Name', variable_name: 'name', value: 'Ada' }],
  }),
  mode: 'popup',
};

type Page = { text: string; messages: unknown[]; accessCode: string };

async function post(lane: SandboxLane, path: string, fields: Record<string, string>): Promise<Page> {
  const response = await fetch(`${lane.origin}/checkout/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const text = await response.text();
  const decoded = text.replaceAll('&quot;', '"');
  const messages = z
    .array(z.unknown())
    .parse(JSON.parse(/data-messages="(\[.*?\])"/.exec(decoded)?.[1] ?? '[]'));
  return { text, messages, accessCode: /data-access-code="([^"]+)"/.exec(decoded)?.[1] ?? '' };
}

function start(lane: SandboxLane, change: object = {}, session = 'frame-1'): Promise<Page> {
  return post(lane, 'transaction', { session, params: JSON.stringify({ ...params, ...change }) });
}

function answer(lane: SandboxLane, accessCode: string, fields: Record<string, string>): Promise<Page> {
  return post(lane, 'pay', { session: 'frame-1', accessCode, card: 'approved', ...fields });
}

function setupError(message: string): unknown[] {
  return [{ event: 'error', data: { type: 'setup', message } }];
}

test('E-11: a payment is opened and paid, with the provider’s messages', async () => {
  const lane = await runningLane();
  const opened = await start(lane);
  expect(opened.text).toContain('₦80,000');
  expect(opened.messages).toMatchObject([
    {
      event: 'loaded:transaction',
      data: { customer: { email: 'ada@example.com' }, accessCode: opened.accessCode },
    },
  ]);
  const paid = await answer(lane, opened.accessCode, { action: 'pay' });
  expect(paid.messages).toMatchObject([
    { event: 'success', data: { reference: 'INV-481902.1', status: 'success' } },
  ]);
  expect((await lane.received()).payments).toMatchObject([
    { reference: 'INV-481902.1', amount: 8_000_000, status: 'success', attempts: [{ outcome: 'Approved' }] },
  ]);
});

test('the same frame may ask twice; another frame may not reuse the reference', async () => {
  const lane = await runningLane();
  const [first, second] = [await start(lane), await start(lane)];
  expect(second.accessCode).toBe(first.accessCode);
  expect((await start(lane, {}, 'frame-2')).messages).toEqual(setupError('Duplicate Transaction Reference'));
  await answer(lane, first.accessCode, { action: 'pay' });
  expect((await start(lane)).messages).toEqual(setupError('Duplicate Transaction Reference'));
  expect((await lane.received()).payments).toHaveLength(1);
});

test('closing and a pending transfer are reported and recorded; the frame can ask again after closing', async () => {
  const lane = await runningLane();
  const { accessCode } = await start(lane);
  const closed = await answer(lane, accessCode, { action: 'close' });
  expect(closed.messages).toEqual([{ event: 'close', data: { status: 'abandoned' } }]);
  expect((await lane.received()).payments[0]?.status).toBe('abandoned');
  expect((await start(lane)).accessCode).toBe(accessCode);
  const pending = await answer(lane, accessCode, { action: 'transfer' });
  expect(pending.messages).toEqual([{ event: 'transfer:pending' }]);
  expect((await lane.received()).payments[0]?.status).toBe('pending');
});

test.for([
  [{ key: 'pk_live_1' }, 'Invalid key'],
  [{ email: 'nobody' }, 'Invalid Email Address Passed'],
  [{ amount: -1 }, 'Invalid Amount Sent'],
  [{ currency: 'USD' }, 'Currency not supported by merchant'],
] as const)('%o is refused: %s', async ([change, reason]) => {
  const lane = await runningLane();
  expect((await start(lane, change)).messages).toEqual(setupError(reason));
  expect((await lane.received()).payments).toEqual([]);
});

test('a reference with a character that the provider does not allow is refused', async () => {
  const lane = await runningLane();
  expect((await start(lane, { ref: 'INV_1' })).messages).toEqual(
    setupError(expect.stringContaining('Invalid character in transaction reference')),
  );
});

test('a payment can be verified at the reservation service', async () => {
  const lane = await runningLane();
  const verify = async (reference: string): Promise<unknown> => {
    const headers = { 'x-api-key': 'sandbox_reservation_key' };
    return (await fetch(`${lane.origin}/Paystack/Verify?reference=${reference}`, { headers })).json();
  };
  const { accessCode } = await start(lane);
  expect(await verify(params.ref)).toMatchObject({
    status: true,
    data: { status: 'ongoing', amount: 8_000_000 },
  });
  await answer(lane, accessCode, { action: 'pay' });
  expect(await verify(params.ref)).toMatchObject({ data: { status: 'success', reference: params.ref } });
  expect(await verify('nothing')).toMatchObject({ status: false, data: null });
  await lane.fault({ service: 'reservation', kind: 'payment-denied' });
  expect(await verify(params.ref)).toMatchObject({ status: true, data: { status: 'abandoned' } });
});
