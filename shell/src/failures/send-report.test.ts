import { expect, test, vi } from 'vitest';
import { reportSender } from './send-report.ts';

const address = 'https://reports.example/site';

test('a report is sent once, however often it happens', () => {
  const beacon = vi.fn();
  const send = reportSender(address, beacon);
  send({ code: 'uncaught', page: '/' });
  send({ code: 'uncaught', page: '/' });
  send({ code: 'email', page: '/' });
  expect(beacon.mock.calls).toEqual([
    [address, '{"code":"uncaught","page":"/"}'],
    [address, '{"code":"email","page":"/"}'],
  ]);
});

test('a page that fails without end sends ten reports', () => {
  const beacon = vi.fn();
  const send = reportSender(address, beacon);
  for (let line = 0; line < 30; line += 1) send({ code: 'uncaught', page: '/', place: `/x.js:${line}:1` });
  expect(beacon).toHaveBeenCalledTimes(10);
});
