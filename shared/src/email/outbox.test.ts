// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { watchKept } from '../storage/device-storage.ts';
import {
  deleteMessage,
  isStillWaiting,
  markUnanswered,
  saveMessage,
  type UnsentMessage,
  waitingMessages,
} from './outbox.ts';

const message: UnsentMessage = {
  keptAt: 1_795_000_000_000,
  form: 'contact',
  subject: 'A message',
  letter: 'A message\nName: Adé',
  mayHaveArrived: false,
  values: { name: 'Adé', message: 'Two\nlines' },
};

function saved(change: Partial<UnsentMessage> = {}) {
  const kept = saveMessage({ ...message, ...change });
  if (!kept) throw new Error('no room');
  return kept;
}

beforeEach(() => localStorage.clear());

test('Q-17: a saved message is there until it is deleted, and both are announced', () => {
  const listener = vi.fn<() => void>();
  const stop = watchKept(listener);
  const kept = saved();
  expect(waitingMessages()).toEqual([{ ...message, id: kept.id }]);
  deleteMessage(kept);
  expect(waitingMessages()).toEqual([]);
  stop();
  saved();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('Q-17: an unanswered message is marked; a deleted one does not come back by that', () => {
  const [first, second] = [saved(), saved({ keptAt: message.keptAt + 1 })];
  markUnanswered(first);
  expect(waitingMessages().map(({ mayHaveArrived }) => mayHaveArrived)).toEqual([true, false]);
  deleteMessage(second);
  markUnanswered(second);
  expect(isStillWaiting(second)).toBe(false);
  expect(waitingMessages()).toHaveLength(1);
});

test('Q-17: two messages saved in the same moment are two messages', () => {
  saved();
  saved();
  expect(waitingMessages()).toHaveLength(2);
});

test('Q-17: of two tabs that save a message at the same moment, neither loses it', () => {
  const storage = localStorage;
  vi.spyOn(storage, 'setItem').mockImplementationOnce((key, text) => {
    // The other tab saves between this tab's reading and its writing.
    saved({ form: 'callback', keptAt: message.keptAt + 1 });
    storage.setItem(key, text);
  });
  saved();
  vi.restoreAllMocks();
  expect(waitingMessages().map(({ form }) => form)).toEqual(['contact', 'callback']);
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
  expect(waitingMessages()).toEqual([]);
});
