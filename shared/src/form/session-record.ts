import { forgetIfWiped } from './device-wipe.ts';
import { isTextRecord, type TextRecord } from './text-record.ts';

/** A record of texts kept in `sessionStorage` under that key; empty where there is none or storage is blocked. */
export function readSessionRecord(key: string): TextRecord {
  try {
    forgetIfWiped();
    const record: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return isTextRecord(record) ? record : {};
  } catch {
    return {};
  }
}

/** Keeps the record for this tab; an empty one is removed. Does nothing where storage is blocked or full. */
export function writeSessionRecord(key: string, record: TextRecord): void {
  try {
    forgetIfWiped();
    if (Object.keys(record).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(record));
  } catch {
    // Without storage a draft lives as long as the page does.
  }
}
