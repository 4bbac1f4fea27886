import { expect, test } from 'vitest';
import type { SandboxLane } from './client.ts';
import { runningLane } from './running-sandbox.ts';

const ids = { user_id: 'sandbox_public_key', service_id: 'sandbox_service', template_id: 'template_contact' };

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function sendForm(lane: SandboxLane, fields: Record<string, string | File>): Promise<Response> {
  return fetch(`${lane.origin}/api/v1.0/email/send-form`, { method: 'POST', body: formOf(fields) });
}

test('C-02: a form arrives with its own fields in order, and the answer is the text OK', async () => {
  const lane = await runningLane();
  const answer = await sendForm(lane, {
    name: 'Adé Bello',
    message: 'line1\r\nline2 é ₦',
    lib_version: '4.4.1',
    ...ids,
  });
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    expect.stringContaining('text/plain'),
    'OK',
  ]);
  const { mails } = await lane.received();
  expect(mails).toMatchObject([{ serviceId: 'sandbox_service', templateId: 'template_contact' }]);
  expect(mails[0]?.fields).toEqual([
    { name: 'name', value: 'Adé Bello' },
    { name: 'message', value: 'line1\r\nline2 é ₦' },
  ]);
});

test.for([
  ['service_id', '', 'The service_id parameter is required'],
  [
    'template_id',
    'x',
    'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  ],
] as const)('C-06: %s "%s" is refused with the wording of the service', async ([name, value, wording]) => {
  const lane = await runningLane();
  const answer = await sendForm(lane, { ...ids, [name]: value });
  expect([answer.status, await answer.text()]).toEqual([400, wording]);
  expect((await lane.received()).mails).toEqual([]);
});

test('more than 50 KB of variables are refused, a file of that size is not', async () => {
  const lane = await runningLane();
  const answer = await sendForm(lane, { ...ids, message: 'é'.repeat(26_000) });
  expect([answer.status, await answer.text()]).toEqual([
    413,
    expect.stringContaining('Variables size limit'),
  ]);
  expect((await sendForm(lane, { ...ids, my_file: new File(['x'.repeat(60_000)], 'cv.txt') })).status).toBe(
    200,
  );
});

test('an address that no copy can be sent to is refused, and so are files over 2 MB', async () => {
  const lane = await runningLane();
  for (const email of [
    'ade@gmail,com',
    'ade@gmail',
    'ade@gmail.com.',
    'o’brien@example.com',
    'ade@gmail.con',
  ]) {
    const answer = await sendForm(lane, { ...ids, email });
    expect([answer.status, await answer.text()]).toEqual([422, 'The recipients address is corrupted']);
  }
  const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'cv.pdf');
  expect((await sendForm(lane, { ...ids, my_file: large })).status).toBe(413);
  expect((await lane.received()).mails).toEqual([]);
  for (const email of ['', 'ade+hall@mail.example.co.uk', 'ade@example.xn--p1ai']) {
    expect((await sendForm(lane, { ...ids, email })).status).toBe(200);
  }
});
