// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest';
import { saveMessage, type Message, type SavedMessage, savedMessages } from '@venue/shared/email/outbox.ts';
import { sandboxConfiguration } from '../configuration.ts';
import { requestQuoteForm } from '../forms/quote-forms.ts';
import { messageReference } from './message.ts';
import { saveForLater, sendSavedMessage } from './saved-message.ts';

const { email } = sandboxConfiguration('https://mail.example');

const unsent: Message = {
  savedAt: 1_795_000_000_000,
  form: 'contact',
  subject: 'A message',
  text: 'A message',
  mayHaveArrived: false,
  values: { name: 'Adé', message: 'Two\nlines' },
};

const onSent = vi.fn();
let message: SavedMessage;

function saved(change: Partial<Message> = {}): SavedMessage {
  const savedMessage = saveMessage({ ...unsent, ...change });
  if (!savedMessage) throw new Error('no room');
  return savedMessage;
}

beforeEach(() => {
  onSent.mockReset();
  localStorage.clear();
  message = saved();
});

test("Q-17, C-02: a waiting message is sent with its form's own fields, and then deleted", async () => {
  let fields: [string, unknown][] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: FormData }) => {
    fields = [...body.entries()];
    return Promise.resolve(new Response('OK'));
  });
  expect(await sendSavedMessage(message, email, onSent)).toEqual({ kind: 'sent' });
  expect(fields.slice(0, 2)).toEqual([
    ['name', 'Adé'],
    ['message', 'Two\nlines'],
  ]);
  expect(fields).toContainEqual(['template_id', 'template_contact']);
  expect(onSent).toHaveBeenCalledTimes(1);
  expect(savedMessages()).toEqual([]);
});

test('Q-17: a message without an answer keeps waiting, and says that it may have arrived', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendSavedMessage(message, email, onSent)).toMatchObject({ kind: 'failed' });
  expect(savedMessages()).toEqual([{ ...message, mayHaveArrived: true }]);
});

test('Q-17: a message that is deleted while it is sent does not come back when no answer arrives', async () => {
  vi.stubGlobal('fetch', () => {
    localStorage.clear();
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  expect(await sendSavedMessage(message, email, onSent)).toMatchObject({ reason: 'unanswered' });
  expect(savedMessages()).toEqual([]);
});

test('Q-17: a message that the service refuses keeps waiting as it is', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('no', { status: 500 })));
  expect(await sendSavedMessage(message, email, onSent)).toMatchObject({ kind: 'failed' });
  expect(onSent).not.toHaveBeenCalled();
  expect(savedMessages()).toEqual([message]);
});

test('a message that another tab has sent meanwhile is not sent again', async () => {
  let requests = 0;
  vi.stubGlobal('fetch', () => {
    requests += 1;
    return Promise.resolve(new Response('OK'));
  });
  await sendSavedMessage(message, email, onSent);
  expect(await sendSavedMessage(message, email, onSent)).toBeUndefined();
  expect(requests).toBe(1);
});

test('C-04: a message of a form that no longer exists stays', async () => {
  const orphan = saved({ savedAt: 1, form: 'raffle' });
  expect(await sendSavedMessage(orphan, email, onSent)).toMatchObject({
    detail: 'template ID required',
  });
  expect(savedMessages()).toHaveLength(2);
});

const failed = {
  kind: 'failed',
  reason: 'offline',
  values: { name: 'Adé', estimatedGuests: '28' },
  hadFile: false,
  emptied: true,
} as const;

test('a saved request keeps its reference, also in the text to send in other ways', () => {
  localStorage.clear();
  expect(saveForLater(requestQuoteForm, failed)).toBe(true);
  const [savedMessage] = savedMessages();
  const reference = messageReference(failed.values);
  expect(savedMessage).toMatchObject({ mayHaveArrived: false, values: { reference } });
  expect(savedMessage?.text).toContain(`Reference: ${reference}`);
});

test('a message that was sent without an answer is saved as one that may have arrived', () => {
  localStorage.clear();
  saveForLater(requestQuoteForm, { ...failed, reason: 'unanswered' });
  expect(savedMessages()).toMatchObject([{ mayHaveArrived: true }]);
});
