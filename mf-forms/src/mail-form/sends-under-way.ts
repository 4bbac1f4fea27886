import type { Delivery } from './deliver.ts';

const underWay = new Map<string, Promise<Delivery>>();

/** The send of that form that still waits for its answer, even if its page was left meanwhile. */
export function sendUnderWay(name: string): Promise<Delivery> | undefined {
  return underWay.get(name);
}

/** Remembers a send until its answer is there. */
export async function trackSend(name: string, send: Promise<Delivery>): Promise<Delivery> {
  underWay.set(name, send);
  try {
    return await send;
  } finally {
    underWay.delete(name);
  }
}
