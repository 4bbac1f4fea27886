// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EmailConfig, sandboxEmail } from './email-section.ts';
import { sendEmailForm } from './send-email.ts';

type Request = { url: string; fields: [string, unknown][] };

let received: Request[] = [];
let answer: () => Promise<Response>;

function answerWith(status: number, text: string): void {
  answer = () => Promise.resolve(new Response(text, { status }));
}

beforeEach(() => {
  received = [];
  answerWith(200, 'OK');
  vi.stubGlobal('fetch', (url: string, { body }: { body: FormData }) => {
    received.push({ url, fields: [...body.entries()] });
    return answer();
  });
  document.body.innerHTML = `<form id="contact">
    <input name="name" value="Adé"><input name="email" value="ade@example.com">
    <input value="no name, not sent"><textarea name="message">Hello</textarea></form><div id="no-form"></div>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function config(changes: Partial<EmailConfig> = {}): EmailConfig {
  return { ...sandboxEmail('https://mail.example', ['contact']), ...changes };
}

const send = (changes?: Partial<EmailConfig>) => sendEmailForm('#contact', 'contact', config(changes));

test("C-01, C-02, C-08: the form's own fields go out with the ids and nothing else", async () => {
  expect(await send()).toEqual({ kind: 'sent' });
  expect(received).toEqual([
    {
      url: 'https://mail.example/api/v1.0/email/send-form',
      fields: [
        ['name', 'Adé'],
        ['email', 'ade@example.com'],
        ['message', 'Hello'],
        ['lib_version', '4.4.1'],
        ['service_id', 'sandbox_service'],
        ['template_id', 'template_contact'],
        ['user_id', 'sandbox_public_key'],
      ],
    },
  ]);
});

test.each([
  ['publicKey', 'user ID required'],
  ['serviceId', 'service ID required'],
  ['origin', 'origin required'],
])('C-04: without %s nothing is requested', async (key, detail) => {
  expect(await send({ [key]: '' })).toEqual({
    kind: 'failed',
    reason: 'refused',
    requested: false,
    detail,
  });
  expect(received).toEqual([]);
});

test('C-04: without a template id nothing is requested', async () => {
  const templates = { ...config().templates, contact: '' };
  expect(await send({ templates })).toMatchObject({
    reason: 'refused',
    requested: false,
    detail: 'template ID required',
  });
  expect(received).toEqual([]);
});

test.each(['#nowhere', '#no-form'])('C-05: %s is no form', async (target) => {
  expect(await sendEmailForm(target, 'contact', config())).toMatchObject({
    reason: 'refused',
    requested: false,
    detail: 'form must be an HTML form or a selector for one',
  });
  expect(received).toEqual([]);
});

test.each([
  [200, '<!doctype html><title>Page</title>'],
  [413, 'Variables size limit'],
  [500, 'oops'],
])('C-06, D-55: %i with %j is a failure', async (status, text) => {
  answerWith(status, text);
  expect(await send()).toMatchObject({ kind: 'failed', reason: 'refused', requested: true });
});

test('C-06: another status with the text OK is a success', async () => {
  answerWith(202, 'OK');
  expect(await send()).toEqual({ kind: 'sent' });
});

test('C-06: a broken line is a failure', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await send()).toMatchObject({ kind: 'failed', reason: 'unanswered' });
});

test('C-06: a service that never answers is a failure after 20 seconds', async () => {
  vi.useFakeTimers();
  answer = () => new Promise<Response>(() => {});
  const settled = vi.fn<(outcome: unknown) => void>();
  void send().then(settled);
  await vi.advanceTimersByTimeAsync(19_900);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ kind: 'failed', reason: 'unanswered' }));
});

test('Q-13: without a connection nothing is tried', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await send()).toMatchObject({ reason: 'offline', requested: false });
  expect(received).toEqual([]);
});

test.each([
  [422, 'The recipients address is corrupted', 'recipient'],
  [400, 'Invalid email', 'recipient'],
  [422, 'The recipients address is empty', 'refused'],
  [400, 'The Public Key is invalid. To find it, visit https://dashboard.emailjs.com/admin', 'refused'],
  [500, 'The recipients address is corrupted', 'refused'],
])('a refused address can be corrected, other mistakes not: %i %s is %s', async (status, text, reason) => {
  answerWith(status, text);
  expect(await send()).toMatchObject({ kind: 'failed', reason });
});
