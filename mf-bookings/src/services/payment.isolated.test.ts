// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import type { Charge } from './charge.ts';
import { createPaymentService } from './payment.ts';

/** Loads the provider's library when the test says so. */
const line = vi.hoisted(() => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive: () => arrive() };
});
const open = vi.hoisted(() => vi.fn());

vi.mock('react-paystack', async () => {
  await line.arrived;
  return { usePaystackPayment: () => open };
});

afterEach(() => vi.useRealTimers());

const charge: Charge = {
  naira: 90_000,
  reference: 'ARIYA-R1',
  email: 'morenikeji@example.com',
  name: 'Morenikeji Bello',
  phone: '0800 000 0000',
};

test('D-54, C-22: nothing opens before the library has loaded, nor on a page that was left meanwhile', async () => {
  vi.useFakeTimers();
  const service = createPaymentService({ publicKey: 'pk_test', checkoutUrl: 'https://checkout.example' });
  const [left, there] = [vi.fn(), vi.fn()];
  let isShown = true;
  const onPage = (onOpening: () => void) => ({
    visit: { isShown: () => isShown },
    onOpening,
    onShown: () => {},
  });
  const first = service.pay(charge, onPage(left));
  await vi.advanceTimersByTimeAsync(5000);
  isShown = false;
  line.arrive();
  expect(await first).toEqual({ kind: 'page-left' });
  expect([left, open].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);

  isShown = true;
  const second = service.pay(charge, onPage(there));
  const third = await service.pay(charge, onPage(left));
  expect(third.kind).toBe('unavailable');
  await vi.advanceTimersByTimeAsync(90_000);
  await second;
  expect([there, left, open].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
});
