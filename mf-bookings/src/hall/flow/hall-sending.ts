import type { HallEvent } from './hall-stages.ts';

/** How what was sent ends: with an invoice, a request on its way, or a reason at the form. */
type SendingEnd = HallEvent<'held' | 'stopped' | 'requested'>;

/** What a page of this tab has begun to send, and how far that has come. */
type Sending = {
  /** Resolves when it is over; undefined once it is. */
  underWay: Promise<unknown> | undefined;
  end: SendingEnd | undefined;
  isHoldAsked: boolean;
};

/** The last one of this tab: the page that began it may be left meanwhile. */
let last: Sending = { underWay: undefined, end: undefined, isHoldAsked: false };

/** Follows what a page of this tab has begun to send, to its end; gives it back as it is. */
export function followSending(send: Promise<void>): Promise<void> {
  const sending: Sending = { underWay: undefined, end: undefined, isHoldAsked: false };
  sending.underWay = Promise.allSettled([send]).then(() => {
    sending.underWay = undefined;
    return undefined;
  });
  last = sending;
  return send;
}

/** Notes how far it has come. */
export function noteSending(event: HallEvent): void {
  if (event.type === 'stepped' && event.step === 'holding') last.isHoldAsked = true;
  if (event.type === 'held' || event.type === 'stopped' || event.type === 'requested') last.end = event;
}

/** Whether it has come so far that the hall may be held, whatever it broke on. */
export function maybeHeld(): boolean {
  return last.isHoldAsked;
}

/** How what a page that was left has begun to send ends; undefined where nothing is under way. */
export function sendingUnderWay(): Promise<SendingEnd | undefined> | undefined {
  const sending = last;
  return sending.underWay?.then(() => sending.end);
}
