import { useSyncExternalStore } from 'react';
import type { FieldValues } from '../form/field-values.ts';
import { isRecord, isFieldValues } from '../form/stored-record.ts';
import {
  announceStorageChange,
  deviceKeys,
  writeDeviceText,
  readDeviceText,
  watchStorage,
} from '../storage/device-storage.ts';

/** A message that the visitor saves on this device. Files are never saved. */
export type Message = {
  /** When it was saved, in ms since the epoch. */
  savedAt: number;
  /** Name of its form, as in the configuration's templates. */
  form: string;
  subject: string;
  /** The values as a readable message. */
  text: string;
  values: FieldValues;
  /** It was sent without a response, so sending it again may send it twice. */
  mayHaveArrived: boolean;
};

/** A saved message. Each has a storage key of its own, its id, so that two tabs cannot overwrite each other's. */
export type SavedMessage = Message & { id: string };

const keyPrefix = 'outbox:';

function isMessage(value: unknown): value is Message {
  if (!isRecord(value)) return false;
  const { savedAt, mayHaveArrived, values, form, subject, text } = value;
  const isWritten = [form, subject, text].every((part) => typeof part === 'string');
  return (
    isWritten && typeof savedAt === 'number' && typeof mayHaveArrived === 'boolean' && isFieldValues(values)
  );
}

function readMessage(id: string): SavedMessage[] {
  try {
    const stored: unknown = JSON.parse(readDeviceText(id) ?? '');
    return isMessage(stored) ? [{ ...stored, id }] : [];
  } catch {
    return [];
  }
}

/** Oldest first. */
export function savedMessages(): SavedMessage[] {
  const keys = deviceKeys().filter((key) => key.startsWith(keyPrefix));
  return keys.flatMap(readMessage).sort((one, other) => one.savedAt - other.savedAt);
}

function snapshot(): string {
  return JSON.stringify(savedMessages());
}

/** The saved messages, as they change in any tab; none until the page is hydrated. */
export function useSavedMessages(): SavedMessage[] {
  return JSON.parse(useSyncExternalStore(watchStorage, snapshot, () => '[]'));
}

function storeMessage({ id, ...message }: SavedMessage): boolean {
  const isStored = writeDeviceText(id, JSON.stringify(message));
  if (isStored) announceStorageChange();
  return isStored;
}

/** Saves a message. Undefined if storage is full or blocked. */
export function saveMessage(message: Message): SavedMessage | undefined {
  const saved = { ...message, id: `${keyPrefix}${message.savedAt}-${Math.random()}` };
  return storeMessage(saved) ? saved : undefined;
}

/** Deletes a message. */
export function deleteMessage({ id }: SavedMessage): void {
  writeDeviceText(id, null);
  announceStorageChange();
}

/** Whether the message was neither sent nor deleted meanwhile, for example in another tab. */
export function isStillSaved({ id }: SavedMessage): boolean {
  return typeof readDeviceText(id) === 'string';
}

/** Remembers that a message was sent without a response, unless it was deleted meanwhile. */
export function markUnanswered(message: SavedMessage): void {
  if (isStillSaved(message)) storeMessage({ ...message, mayHaveArrived: true });
}
