// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest';
import { watchStorage } from '../storage/device-storage.ts';
import {
  deleteMessage,
  isStillSaved,
  markUnanswered,
  saveMessage,
  type Message,
  savedMessages,
} from './outbox.ts';

const message: Message = {
  savedAt: 1_795_000_000_000,
  form: 'contact',
  subject: 'A message',
  text: 'A message\nName: Adé',
  mayHaveArrived: false,
  values: { name: 'Adé', message: 'Two\nlines' },
};

function saved(change: Partial<Message> = {}) {
  const stored = saveMessage({ ...message, ...change });
  if (!stored) throw new Error('no room');
  return stored;
}

beforeEach(() => localStorage.clear());

test('Q-17: a saved message is there until it is deleted, and both are announced', () => {
  const listener = vi.fn<() => void>();
  const stop = watchStorage(listener);
  const stored = saved();
  expect(savedMessages()).toEqual([{ ...message, id: stored.id }]);
  deleteMessage(stored);
  expect(savedMessages()).toEqual([]);
  stop();
  saved();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('Q-17: an unanswered message is marked; a deleted one does not come back by that', () => {
  const [first, second] = [saved(), saved({ savedAt: message.savedAt + 1 })];
  markUnanswered(first);
  expect(savedMessages().map(({ mayHaveArrived }) => mayHaveArrived)).toEqual([true, false]);
  deleteMessage(second);
  markUnanswered(second);
  expect(isStillSaved(second)).toBe(false);
  expect(savedMessages()).toHaveLength(1);
});

test('Q-17: two messages saved in the same moment are two messages', () => {
  saved();
  saved();
  expect(savedMessages()).toHaveLength(2);
});

test('Q-17: of two tabs that save a message at the same moment, neither loses it', () => {
  const storage = localStorage;
  vi.spyOn(storage, 'setItem').mockImplementationOnce((key, text) => {
    // The other tab saves between this tab's reading and its writing.
    saved({ form: 'callback', savedAt: message.savedAt + 1 });
    storage.setItem(key, text);
  });
  saved();
  vi.restoreAllMocks();
  expect(savedMessages().map(({ form }) => form)).toEqual(['contact', 'callback']);
});

test('Q-17: if the device has no room, the message is not saved, and the caller knows', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(saveMessage(message)).toBeUndefined();
  vi.unstubAllGlobals();
});

test.each(['', 'not JSON', '{}', '{"form":"nobody"}'])('%j is no message', (text) => {
  localStorage.setItem('outbox:1', text);
  expect(savedMessages()).toEqual([]);
});
