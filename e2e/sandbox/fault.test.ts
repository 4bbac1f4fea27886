import { expect, test } from 'vitest';
import type { SandboxLane } from './client.ts';
import { faultSchema } from './fault.ts';
import { runningLane } from './running-sandbox.ts';

function sendMail(lane: SandboxLane): Promise<Response> {
  const body = new URLSearchParams({
    user_id: 'sandbox_public_key',
    service_id: 'sandbox_service',
    template_id: 'template_contact',
  });
  return fetch(`${lane.origin}/api/v1.0/email/send-form`, { method: 'POST', body });
}

function availability(lane: SandboxLane): Promise<Response> {
  const body = {
    checkInDate: '2027-03-20',
    checkOutDate: '2027-03-20',
    adultNo: '1',
    childNo: '0',
    facilityTypeId: 2,
  };
  return fetch(`${lane.origin}/Reservation/Availability`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'sandbox_reservation_key' },
    body: JSON.stringify(body),
  });
}

test('down cuts the connection, and the request is still in the log', async () => {
  const lane = await runningLane();
  await lane.fault({ service: 'email', kind: 'down', times: 1 });
  await expect(sendMail(lane)).rejects.toThrow(TypeError);
  expect((await sendMail(lane)).status).toBe(200);
  const { mails, requests } = await lane.received();
  expect(mails).toHaveLength(1);
  expect(requests.map(({ fault, status }) => [fault, status])).toEqual([
    ['down', 0],
    [null, 200],
  ]);
});

test('a status is returned with its text', async () => {
  const lane = await runningLane();
  await lane.fault({ service: 'email', kind: 'status', status: 429, text: 'too many' });
  const answer = await sendMail(lane);
  expect([answer.status, await answer.text()]).toEqual([429, 'too many']);
  expect((await lane.received()).mails).toEqual([]);
});

test('no-cors receives the mail but hides the answer from the browser', async () => {
  const lane = await runningLane();
  await lane.fault({ service: 'email', kind: 'no-cors' });
  expect((await sendMail(lane)).headers.get('access-control-allow-origin')).toBeNull();
  expect((await lane.received()).mails).toHaveLength(1);
});

test.for([
  [{ kind: 'bad-key' }, -1],
  [{ kind: 'hall-taken', halls: [16, 15, 5] }, 1],
  [{ kind: 'refused', errorCode: 7 }, 7],
] as const)('E-04, D-56: %o gives error code %i', async ([behaviour, errorCode]) => {
  const lane = await runningLane();
  await lane.fault({ service: 'reservation', ...behaviour });
  expect(await (await availability(lane)).json()).toMatchObject({ errorCode, types: [] });
});

test.for([
  ['zero', [16, 15, 5], [0, 1, 0]],
  ['missing', [15], [1]],
] as const)('E-05, D-57: a taken hall can be shown as %s', async ([shownAs, ids, available]) => {
  const lane = await runningLane();
  await lane.fault({ service: 'reservation', kind: 'hall-taken', halls: [16, 5], shownAs });
  const types = ids.map((roomTypeId, place) => ({ roomTypeId, available: available[place] }));
  expect(await (await availability(lane)).json()).toMatchObject({ errorCode: 0, types });
});

test('a fault can be limited to one endpoint', async () => {
  const lane = await runningLane();
  await lane.fault({ service: 'reservation', kind: 'status', status: 500, endpoint: 'add' });
  expect((await availability(lane)).status).toBe(200);
});

test('hold delays a request until the faults are removed', async () => {
  const lane = await runningLane();
  await lane.fault({ service: 'reservation', kind: 'hold' });
  let settled = false;
  const answer = availability(lane).finally(() => (settled = true));
  expect((await sendMail(lane)).status).toBe(200);
  expect(settled).toBe(false);
  await lane.mend();
  expect((await answer).status).toBe(200);
});

test('lanes do not see each other', async () => {
  const one = await runningLane('one');
  const main = { ...one, origin: one.origin.replace('/lane/one', '') };
  await one.fault({ service: 'email', kind: 'status', status: 500 });
  expect((await sendMail(main)).status).toBe(200);
  expect((await one.received()).requests).toEqual([]);
});

test('a fault that does not exist is refused with the reason', async () => {
  const lane = await runningLane();
  const wrong = JSON.parse('{"service":"email","kind":"declined"}');
  await expect(lane.fault(wrong)).rejects.toThrow(/kind/);
  expect(faultSchema.safeParse({ service: 'email', kind: 'down', tmies: 1 }).success).toBe(false);
});
