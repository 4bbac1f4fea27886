import { readSessionRecord, writeSessionRecord } from '@venue/shared/storage/kept-record.ts';
import type { Delivery } from './deliver.ts';

const underWay = new Map<string, Promise<Delivery>>();

function markOf(name: string): string {
  return `sending:${name}`;
}

/** The send of that form that still waits for its answer, even if its page was left meanwhile. */
export function sendUnderWay(name: string): Promise<Delivery> | undefined {
  return underWay.get(name);
}

/** Remembers a send until its answer is there. */
export async function trackSend(name: string, send: Promise<Delivery>): Promise<Delivery> {
  underWay.set(name, send);
  writeSessionRecord(markOf(name), { state: 'sending' });
  try {
    return await send;
  } finally {
    underWay.delete(name);
    // A page that is being left has its requests broken off, but begins no task any more.
    setTimeout(writeSessionRecord, 0, markOf(name), {});
  }
}

/** Whether the last send of that form was cut off in this tab, by a page that was loaded anew before the answer came; said once. */
export function takeCutOffSend(name: string): boolean {
  const isCutOff = 'state' in readSessionRecord(markOf(name));
  writeSessionRecord(markOf(name), {});
  return isCutOff;
}
