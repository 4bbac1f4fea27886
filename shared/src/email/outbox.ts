import { announceKept, keepText, keptText } from '../storage/device-storage.ts';
import { isRecord, isTextRecord, type TextRecord } from '../storage/kept-record.ts';

/** A message that the visitor saved on this device (B2). Files are never saved. */
export type WaitingMessage = {
  /** When it was saved, in ms since the epoch; also its id. */
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

const storageKey = 'outbox';

function isWaitingMessage(value: unknown): value is WaitingMessage {
  if (!isRecord(value)) return false;
  const { keptAt, mayHaveArrived, values, form, subject, letter } = value;
  const isWritten = [form, subject, letter].every((text) => typeof text === 'string');
  return (
    isWritten && typeof keptAt === 'number' && typeof mayHaveArrived === 'boolean' && isTextRecord(values)
  );
}

/** The outbox as stored, for cheap comparison. */
export function readOutboxText(): string {
  return keptText(storageKey) ?? '[]';
}

/** The messages in that text, oldest first. */
export function parseOutbox(text: string): WaitingMessage[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isWaitingMessage) : [];
  } catch {
    return [];
  }
}

/** Oldest first. */
export function waitingMessages(): WaitingMessage[] {
  return parseOutbox(readOutboxText());
}

function store(messages: WaitingMessage[]): boolean {
  const isStored = keepText(storageKey, JSON.stringify(messages));
  if (isStored) announceKept();
  return isStored;
}

function without({ keptAt }: WaitingMessage): WaitingMessage[] {
  return waitingMessages().filter((other) => other.keptAt !== keptAt);
}

/** Saves or replaces a message. False if storage is full or blocked. */
export function saveMessage(message: WaitingMessage): boolean {
  const all = [...without(message), message];
  return store(all.sort((one, other) => one.keptAt - other.keptAt));
}

/** A unique `keptAt` for a message saved now. */
export function uniqueKeptAt(now: number): number {
  return Math.max(now, (waitingMessages().at(-1)?.keptAt ?? 0) + 1);
}

/** Deletes a message. */
export function deleteMessage(message: WaitingMessage): void {
  store(without(message));
}

/** Whether the message was neither sent nor deleted meanwhile, for example in another tab. */
export function isStillWaiting({ keptAt }: WaitingMessage): boolean {
  return waitingMessages().some((message) => message.keptAt === keptAt);
}
