// @vitest-environment happy-dom
import { savedMessages } from '@venue/shared/email/outbox.ts';
import { sandboxConfiguration } from '../configuration.ts';
import { readValues } from '@venue/shared/form/field-values.ts';
import { sampleChannel } from '@venue/shared/form/sample-channel.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contactForm } from '../forms/contact-form.ts';
import { sendSavedMessage } from './saved-messages.tsx';
import { saveForLater, sendForm } from './send-form.ts';

const { email } = sandboxConfiguration('https://mail.example');

/** What happens to one message. */
type Fate = 'passes' | 'lost on the way' | 'answer lost' | 'refused';

const cycle: readonly Fate[] = ['passes', 'lost on the way', 'passes', 'refused', 'answer lost', 'passes'];

const letters = Array.from({ length: 5 }, () => cycle)
  .flat()
  .map((fate, index) => ({ text: `Message no. ${index + 1}.`, fate }));

function textsOf(...fates: Fate[]): string[] {
  return letters.filter(({ fate }) => fates.includes(fate)).map(({ text }) => text);
}

const ignore = () => undefined;
const host = {
  notify: ignore,
  report: ignore,
  clearHandovers: ignore,
  handover: () => sampleChannel(),
  config: { email },
};

beforeEach(() => localStorage.clear());

afterEach(() => {
  vi.unstubAllGlobals();
});

test('many messages over a line that drops some: each arrives once or waits, and none is sent twice', async () => {
  let fate: Fate = 'passes';
  const arrived: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: FormData }) => {
    if (fate === 'refused') return Promise.resolve(new Response('no', { status: 500 }));
    if (fate !== 'lost on the way') arrived.push(body.get('message'));
    return fate === 'passes' ? Promise.resolve(new Response('OK')) : Promise.reject(new TypeError('down'));
  });
  document.body.innerHTML = '<form><textarea name="message"></textarea></form>';
  const [form] = document.forms;
  const area = form?.querySelector('textarea');
  if (!form || !area) throw new Error('no form');
  for (const text of letters) {
    ({ fate } = text);
    area.value = text.text;
    const delivery = await sendForm(form, { spec: contactForm, host }, false);
    expect(delivery.kind).toBe(fate === 'passes' ? 'sent' : 'failed');
    if (delivery.kind === 'failed') expect(saveForLater(contactForm, delivery)).toBe(true);
    expect(readValues(form)).toEqual({});
  }
  expect(arrived).toEqual(textsOf('passes', 'answer lost'));
  const waiting = savedMessages();
  const texts = () => new Set(savedMessages().map(({ values }) => values['message']));
  expect(waiting).toHaveLength(textsOf('refused', 'lost on the way', 'answer lost').length);
  expect(texts()).toEqual(new Set(textsOf('refused', 'lost on the way', 'answer lost')));

  // The line is good again. What surely did not arrive goes out; about the rest the visitor decides.
  fate = 'passes';
  const certain = waiting.filter(({ mayHaveArrived }) => !mayHaveArrived);
  for (const message of certain) await sendSavedMessage(message, email, ignore);
  expect(arrived).toHaveLength(new Set(arrived).size);
  expect(new Set(arrived)).toEqual(new Set(textsOf('passes', 'answer lost', 'refused')));
  expect(texts()).toEqual(new Set(textsOf('lost on the way', 'answer lost')));
});
