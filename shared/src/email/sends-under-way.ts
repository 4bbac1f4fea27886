import type { EmailFormName } from '../config.ts';
import type { Delivery } from './deliver.ts';

const underWay = new Map<EmailFormName, Promise<Delivery>>();

/** The send of that form that still waits for its answer, even if its page was left meanwhile. */
export function sendUnderWay(name: EmailFormName): Promise<Delivery> | undefined {
  return underWay.get(name);
}

/** Remembers a send until its answer is there. */
export async function trackSend(name: EmailFormName, send: Promise<Delivery>): Promise<Delivery> {
  underWay.set(name, send);
  try {
    return await send;
  } finally {
    underWay.delete(name);
  }
}
