// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest';
import { restoreDraft, autosaveDraft } from '@venue/shared/form/draft.ts';
import { readValues } from '@venue/shared/form/field-values.ts';
import { sampleChannel } from '@venue/shared/form/sample-channel.ts';
import { writeTabRecord } from '@venue/shared/form/stored-record.ts';
import { sandboxConfiguration } from '../configuration.ts';
import type { EmailFormSpec } from './email-form-spec.ts';
import { messageReference } from './message.ts';
import { sendForm, unfinishedSend, type EmailFormHost } from './send-form.ts';

const spec: EmailFormSpec = {
  name: 'contact',
  title: 'Write',
  subject: 'A message',
  fields: [{ control: 'input', name: 'message', label: 'Message' }],
  submit: 'Send',
  privacy: 'Private',
  next: { text: '', link: { title: '', path: '/' } },
};

let requests: number;
let answer: Response;
let notices: string[];
let reports: string[];
let host: EmailFormHost;

beforeEach(() => {
  requests = 0;
  notices = [];
  reports = [];
  answer = new Response('OK');
  vi.stubGlobal('fetch', () => {
    requests += 1;
    return Promise.resolve(answer);
  });
  localStorage.clear();
  host = {
    notify: (kind, text) => notices.push(`${kind}: ${text}`),
    clearHandovers: () => undefined,
    handover: () => sampleChannel(),
    report: (error) => reports.push(String(error)),
    config: sandboxConfiguration('https://mail.example'),
  };
});

function typedForm(): HTMLFormElement {
  document.body.innerHTML = '<form><textarea name="message"></textarea><input type="file" name="cv"></form>';
  const form = document.querySelector('form');
  const area = form?.querySelector('textarea');
  if (!form || !area) throw new Error('no form');
  const stop = autosaveDraft(form, 'contact');
  area.value = 'Hello';
  area.dispatchEvent(new Event('input', { bubbles: true }));
  stop();
  return form;
}

function draft(): unknown {
  document.body.innerHTML = '<form><textarea name="message"></textarea></form>';
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  restoreDraft(form, 'contact');
  return readValues(form);
}

test('M-09, V-12: a sent message is announced, the form is empty and its draft deleted', async () => {
  const form = typedForm();
  expect(await sendForm(form, { spec, host }, false)).toMatchObject({ kind: 'sent' });
  expect(notices).toEqual(['success: Message Sent Successfully']);
  expect(readValues(form)).toEqual({});
  expect(draft()).toEqual({});
  expect(reports).toEqual([]);
});

test('M-07, D-06: a failed request empties the form, hands its values back and keeps the draft', async () => {
  answer = new Response('secret details', { status: 500 });
  const form = typedForm();
  expect(await sendForm(form, { spec, host }, false)).toEqual({
    kind: 'failed',
    reason: 'refused',
    values: { message: 'Hello' },
    hadFile: false,
    emptied: true,
  });
  expect(readValues(form)).toEqual({});
  expect(draft()).toEqual({ message: 'Hello' });
});

test("C-07: the service's own words reach the console and nobody else", async () => {
  answer = new Response('secret details', { status: 500 });
  await sendForm(typedForm(), { spec, host }, false);
  expect(notices).toEqual(['error: Something went wrong. Try again']);
  expect(reports).toEqual([expect.stringContaining('secret details')]);
});

test.each([{ isBot: false }, { isBot: true }])(
  'Q-13, D-06: without a request the text stays in the form, %o',
  async ({ isBot }) => {
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const form = typedForm();
    expect(await sendForm(form, { spec, host }, isBot)).toMatchObject({
      reason: 'offline',
      emptied: false,
    });
    expect(requests).toBe(0);
    expect(readValues(form)).toEqual({ message: 'Hello' });
    offline.mockRestore();
  },
);

test('a request is sent with its reference, which is removed from the form at once; other messages have none', async () => {
  const references: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: FormData }) => {
    references.push(body.get('reference'));
    return Promise.resolve(new Response('OK'));
  });
  const form = typedForm();
  await sendForm(form, { spec: { ...spec, name: 'requestQuote', isRequest: true }, host }, false);
  await sendForm(typedForm(), { spec, host }, false);
  expect(references).toEqual([messageReference({ message: 'Hello' }), null]);
  expect(form.elements.namedItem('reference')).toBeNull();
});

test('D-06: what was typed while the message was being sent stays', async () => {
  const form = typedForm();
  const delivery = sendForm(form, { spec, host }, false);
  form.querySelectorAll('textarea').forEach((area) => (area.value = 'Hello, and one more thing'));
  expect(await delivery).toMatchObject({ kind: 'sent' });
  expect(readValues(form)).toEqual({ message: 'Hello, and one more thing' });
  expect(draft()).toEqual({ message: 'Hello, and one more thing' });
});

test('a failed message may be sent again at once', async () => {
  answer = new Response('no', { status: 500 });
  await sendForm(typedForm(), { spec, host }, false);
  answer = new Response('OK');
  expect(await sendForm(typedForm(), { spec, host }, false)).toMatchObject({ kind: 'sent' });
});

test('a form that is opened again follows its message while that is being sent', async () => {
  const sending = sendForm(typedForm(), { spec, host }, false);
  expect(unfinishedSend(typedForm(), { spec: { ...spec, name: 'callback' }, host })).toBeUndefined();
  expect(await unfinishedSend(typedForm(), { spec, host })).toEqual(await sending);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(unfinishedSend(typedForm(), { spec, host })).toBeUndefined();
});

test('after a reload during sending, it is said once that the message may have arrived', async () => {
  writeTabRecord('sending:contact', { state: 'sending' });
  expect(await unfinishedSend(typedForm(), { spec, host })).toMatchObject({
    reason: 'unanswered',
    values: { message: 'Hello' },
    emptied: false,
  });
  expect(unfinishedSend(typedForm(), { spec, host })).toBeUndefined();
});
