import { announceKept, keepText, keptText } from '../storage/device-storage.ts';
import { isRecord, isTextRecord, type TextRecord } from '../storage/text-record.ts';

/** A message that waits on this device, because the visitor asked for it (B2). Files never wait. */
export type WaitingMessage = {
  /** When it was kept, in ms since the epoch; also its identity. */
  keptAt: number;
  /** Name of its form, as the configuration's templates have it. */
  form: string;
  /** What the visitor recognises it by. */
  subject: string;
  /** The same as a text for people. */
  letter: string;
  values: TextRecord;
  /** It was sent and no answer came: sending it again may be sending it twice. */
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

/** The stored text of the outbox: equal texts are equal outboxes. */
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

/** The messages that wait now, oldest first. */
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

/** Keeps a message, in place of an older state of it; false where the device has no room or forbids it. */
export function keepMessage(message: WaitingMessage): boolean {
  const all = [...without(message), message];
  return store(all.sort((one, other) => one.keptAt - other.keptAt));
}

/** A moment for a message kept now, different from that of every other. */
export function momentToKeep(now: number): number {
  return Math.max(now, (waitingMessages().at(-1)?.keptAt ?? 0) + 1);
}

/** Takes a message out, sent or not. */
export function dropMessage(message: WaitingMessage): void {
  store(without(message));
}

/** Whether the message was neither sent nor thrown away meanwhile, in another tab for example. */
export function isStillWaiting({ keptAt }: WaitingMessage): boolean {
  return waitingMessages().some((message) => message.keptAt === keptAt);
}
