import { expect, test } from 'vitest';
import type { SandboxLane } from './client.ts';
import { runningLane } from './running-sandbox.ts';

async function page(lane: SandboxLane): Promise<string> {
  const response = await fetch(`${lane.origin}/`);
  expect(response.status).toBe(200);
  return response.text();
}

function press(lane: SandboxLane, path: string, fields: Record<string, string> = {}): Promise<Response> {
  return fetch(`${lane.origin}/${path}`, { method: 'POST', body: new URLSearchParams(fields) });
}

async function sendMail(lane: SandboxLane, fields: Record<string, string | File>): Promise<void> {
  const form = new FormData();
  const ids = {
    user_id: 'sandbox_public_key',
    service_id: 'sandbox_service',
    template_id: 'template_contact',
  };
  for (const [name, value] of Object.entries({ ...fields, ...ids })) form.append(name, value);
  await fetch(`${lane.origin}/api/v1.0/email/send-form`, { method: 'POST', body: form });
}

async function reserve(lane: SandboxLane): Promise<void> {
  const stay = { checkInDate: '2027-03-20', checkOutDate: '2027-03-20', adultNo: '9', childNo: '0' };
  const texts = {
    title: '',
    sex: '',
    occupation: '',
    address1: '',
    address2: '',
    city: '',
    lastName: 'Bello',
  };
  const body = {
    guest: { ...texts, firstName: 'Ada', phone: '1', email: 'a@b.co', countryId: 1, stateId: 1 },
    reservations: [
      { ...stay, roomTypeId: 15, arrivalTime: '12:00', purpose: '', rate: 1, additionalReq: '', quantity: 1 },
    ],
    payment: { payTypeId: 1, paymethodid: 1, amount: 1_700_000 },
  };
  await fetch(`${lane.origin}/Reservation/Add`, {
    method: 'POST',
    headers: { 'x-api-key': 'sandbox_reservation_key' },
    body: JSON.stringify(body),
  });
}

test('mails are shown newest first, and as text', async () => {
  const lane = await runningLane('one');
  await sendMail(lane, { name: 'First' });
  await sendMail(lane, { coverLetter: '<script>alert(1)</script>', my_file: new File(['cv'], 'cv.pdf') });
  const text = await page(lane);
  expect(text.indexOf('coverLetter')).toBeLessThan(text.indexOf('First'));
  expect(text).toContain('&lt;script&gt;alert(1)');
  const [, mail] = (await lane.received()).mails;
  expect(text).toContain(`href="/lane/one/attachments/${mail?.attachments[0]?.id}"`);
});

test('a reservation shows its hall and day, and its date can be freed', async () => {
  const lane = await runningLane();
  await reserve(lane);
  expect(await page(lane)).toContain('2027-03-20');
  const bookingRef = (await lane.received()).reservations[0]?.bookingRef ?? '';
  await press(lane, 'releases', { bookingRef });
  expect((await lane.received()).reservations).toMatchObject([{ bookingRef, released: true }]);
  await reserve(lane);
  expect((await lane.received()).reservations).toHaveLength(2);
});

test('a switch turns a fault on and off, and does not change tests’ faults', async () => {
  const lane = await runningLane();
  await lane.fault({ service: 'email', kind: 'down', times: 3 });
  const faults = async (): Promise<unknown> => (await fetch(`${lane.origin}/faults`)).json();
  const ofTest = { service: 'email', kind: 'down', times: 3 };
  await press(lane, 'switches', { fault: '{"service":"email","kind":"down"}' });
  expect(await faults()).toEqual([ofTest, { service: 'email', kind: 'down' }]);
  expect(await page(lane)).toContain('aria-checked="true"');
  await press(lane, 'switches', { fault: '{"service":"email","kind":"down"}' });
  expect(await faults()).toEqual([ofTest]);
  await press(lane, 'switches', { fault: 'none' });
  expect(await faults()).toEqual([]);
});

test('clearing leaves an empty inbox', async () => {
  const lane = await runningLane();
  await sendMail(lane, { name: 'Ada' });
  await press(lane, 'clearings');
  expect(await lane.received()).toEqual({
    mails: [],
    reservations: [],
    payments: [],
    requests: [],
    reports: [],
  });
});
