// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  deleteMessage,
  isStillWaiting,
  saveMessage,
  uniqueKeptAt,
  parseOutbox,
  type WaitingMessage,
  waitingMessages,
} from './outbox.ts';
import { watchKept } from '../storage/device-storage.ts';

const message: WaitingMessage = {
  keptAt: 1_795_000_000_000,
  form: 'contact',
  subject: 'A message',
  letter: 'A message\nName: Adé',
  mayHaveArrived: false,
  values: { name: 'Adé', message: 'Two\nlines' },
};

beforeEach(() => localStorage.clear());

test('B2: a kept message is there until it is dropped, and both are announced', () => {
  const listener = vi.fn<() => void>();
  const stop = watchKept(listener);
  expect(saveMessage(message)).toBe(true);
  expect(waitingMessages()).toEqual([message]);
  deleteMessage(message);
  expect(waitingMessages()).toEqual([]);
  stop();
  saveMessage(message);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('B2: a new state of a message takes the place of the old one', () => {
  saveMessage(message);
  saveMessage({ ...message, keptAt: message.keptAt + 1 });
  saveMessage({ ...message, mayHaveArrived: true });
  expect(waitingMessages().map(({ mayHaveArrived }) => mayHaveArrived)).toEqual([true, false]);
  deleteMessage(message);
  expect(isStillWaiting(message)).toBe(false);
  expect(waitingMessages()).toHaveLength(1);
});

test('B2: two messages kept in the same moment are two messages', () => {
  saveMessage(message);
  expect(uniqueKeptAt(message.keptAt)).toBe(message.keptAt + 1);
  expect(uniqueKeptAt(message.keptAt + 5)).toBe(message.keptAt + 5);
});

test('B2: where the device has no room the message is not kept, and that is known', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(saveMessage(message)).toBe(false);
  vi.unstubAllGlobals();
});

test.each(['', 'not JSON', '{}', '[{"form":"nobody"}]'])('%j is an empty outbox', (text) => {
  expect(parseOutbox(text)).toEqual([]);
});
