import { expect, test, vi } from 'vitest';
import { createVerifier } from './verification.ts';

const service = { baseUrl: 'https://reservations.example', apiKey: 'key', verifiesPayments: true };
const payment = { reference: 'ARIYA-481902-1', naira: 800_000 };
const found = {
  id: 1,
  domain: 'live',
  status: 'success',
  reference: payment.reference,
  amount: 80_000_000,
  channel: 'card',
  currency: 'NGN',
};

function answering(data: object | null, status = true) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(Response.json({ status, message: 'Verification', data })),
  );
  return { fetch, ...createVerifier(service, { fetch }) };
}

async function verdict(data: object | null, status = true) {
  return (await answering(data, status).verifyOwn?.(payment))?.kind;
}

test('C-21: the reservation service is asked with its key and the reference', async () => {
  const { fetch, verifyOwn } = answering(found);
  expect(await verifyOwn?.(payment)).toEqual({ kind: 'confirmed' });
  expect(fetch).toHaveBeenCalledWith(
    'https://reservations.example/Paystack/Verify?reference=ARIYA-481902-1',
    expect.objectContaining({ headers: { 'X-API-Key': 'key' } }),
  );
});

test('C-21: without the setting there is no verifier', () => {
  expect(createVerifier({ baseUrl: service.baseUrl, apiKey: 'key' })).toBeUndefined();
});

test('C-21: any other amount or currency is denied, to the kobo', async () => {
  expect(await verdict({ ...found, amount: 79_999_999 })).toBe('denied');
  expect(await verdict({ ...found, currency: 'USD' })).toBe('denied');
  expect(await verdict({ ...found, amount: '80000000' })).toBe('confirmed');
});

test('C-21: a payment that failed is not paid so far', async () => {
  expect(await verdict({ ...found, status: 'failed' })).toBe('failed');
});

test('C-21: an unfinished payment, or an entry about another one, proves nothing', async () => {
  expect(await verdict({ ...found, status: 'ongoing' })).toBe('unknown');
  expect(await verdict({ ...found, reference: 'OTHER' })).toBe('unknown');
});

test('C-21: a service that cannot be reached, or answers something else, proves nothing', async () => {
  const ask = (fetch: typeof globalThis.fetch) => createVerifier(service, { fetch })?.verifyOwn(payment);
  expect(await ask(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({
    kind: 'unknown',
  });
  expect(await ask(() => Promise.resolve(new Response('<html>')))).toMatchObject({ kind: 'unknown' });
  expect(await ask(() => Promise.resolve(new Response('', { status: 500 })))).toMatchObject({
    kind: 'unknown',
  });
});

test('C-21: a refusal to answer carries the service’s message, and says nothing about the money', async () => {
  const saying = (text: string) => ({ kind: 'unknown', error: { message: expect.stringContaining(text) } });
  const { verifyOwn } = answering(null, false);
  expect(await verifyOwn?.(payment)).toMatchObject(saying('Verification'));
  const forbidden = createVerifier(service, {
    fetch: () => Promise.resolve(Response.json({ message: 'Not your key' }, { status: 403 })),
  });
  expect(await forbidden?.verifyOwn(payment)).toMatchObject(saying('Not your key'));
});

async function foundPayment(data: object | null, status = true, message = 'Verification') {
  const fetch = () => Promise.resolve(Response.json({ status, message, data }));
  const { findByReference: find } = createVerifier(service, { fetch }) ?? {};
  return find?.(payment.reference);
}

test('C-22: another device’s reference is paid, pending, failed, begun or unused', async () => {
  expect(await foundPayment(found)).toEqual({ kind: 'paid', naira: 800_000 });
  expect(await foundPayment({ ...found, status: 'pending' })).toEqual({ kind: 'pending', naira: 800_000 });
  for (const status of ['abandoned', 'failed', 'reversed']) {
    expect(await foundPayment({ ...found, status })).toEqual({ kind: 'failed', naira: 800_000 });
  }
  expect(await foundPayment({ ...found, status: 'ongoing' })).toEqual({ kind: 'begun', naira: 800_000 });
  expect(await foundPayment(null, false, 'Transaction reference not found')).toEqual({ kind: 'none' });
});

test('C-22: status 400 can mean an unused reference; any other refusal says nothing', async () => {
  const refusing = (status: number, message: string) =>
    createVerifier(service, { fetch: async () => Response.json({ message }, { status }) });
  const find = async (status: number, message: string) =>
    (await refusing(status, message)?.findByReference(payment.reference))?.kind;
  expect(await find(400, 'Transaction reference not found.')).toBe('none');
  expect(await find(403, 'Not your key')).toBe('unknown');
  expect(await find(404, 'Not Found')).toBe('unknown');
  expect(await foundPayment(null, false, 'Invalid key')).toMatchObject({ kind: 'unknown' });
});
