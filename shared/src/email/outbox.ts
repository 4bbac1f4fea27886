import { useSyncExternalStore } from 'react';
import { announceKept, deviceKeys, keepText, keptText, watchKept } from '../storage/device-storage.ts';
import { isRecord, isTextRecord, type TextRecord } from '../storage/kept-record.ts';

/** A message that the visitor saves on this device. Files are never saved. */
export type UnsentMessage = {
  /** When it was saved, in ms since the epoch. */
  keptAt: number;
  /** Name of its form, as in the configuration's templates. */
  form: string;
  subject: string;
  /** The values as a readable message. */
  letter: string;
  values: TextRecord;
  /** It was sent without a response, so sending it again may send it twice. */
  mayHaveArrived: boolean;
};

/** A saved message. Each has a storage key of its own, its id, so that two tabs cannot overwrite each other's. */
export type WaitingMessage = UnsentMessage & { id: string };

const beginning = 'outbox:';

function isMessage(value: unknown): value is UnsentMessage {
  if (!isRecord(value)) return false;
  const { keptAt, mayHaveArrived, values, form, subject, letter } = value;
  const isWritten = [form, subject, letter].every((text) => typeof text === 'string');
  return (
    isWritten && typeof keptAt === 'number' && typeof mayHaveArrived === 'boolean' && isTextRecord(values)
  );
}

function readMessage(id: string): WaitingMessage[] {
  try {
    const stored: unknown = JSON.parse(keptText(id) ?? '');
    return isMessage(stored) ? [{ ...stored, id }] : [];
  } catch {
    return [];
  }
}

/** Oldest first. */
export function waitingMessages(): WaitingMessage[] {
  const keys = deviceKeys().filter((key) => key.startsWith(beginning));
  return keys.flatMap(readMessage).sort((one, other) => one.keptAt - other.keptAt);
}

function snapshot(): string {
  return JSON.stringify(waitingMessages());
}

/** The saved messages, as they change in any tab; none until the page is hydrated. */
export function useWaitingMessages(): WaitingMessage[] {
  return JSON.parse(useSyncExternalStore(watchKept, snapshot, () => '[]'));
}

function store({ id, ...message }: WaitingMessage): boolean {
  const isStored = keepText(id, JSON.stringify(message));
  if (isStored) announceKept();
  return isStored;
}

/** Saves a message. Undefined if storage is full or blocked. */
export function saveMessage(message: UnsentMessage): WaitingMessage | undefined {
  const saved = { ...message, id: `${beginning}${message.keptAt}-${Math.random()}` };
  return store(saved) ? saved : undefined;
}

/** Deletes a message. */
export function deleteMessage({ id }: WaitingMessage): void {
  keepText(id, null);
  announceKept();
}

/** Whether the message was neither sent nor deleted meanwhile, for example in another tab. */
export function isStillWaiting({ id }: WaitingMessage): boolean {
  return typeof keptText(id) === 'string';
}

/** Remembers that a message was sent without a response, unless it was deleted meanwhile. */
export function markUnanswered(message: WaitingMessage): void {
  if (isStillWaiting(message)) store({ ...message, mayHaveArrived: true });
}
