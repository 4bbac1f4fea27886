import type { HallEvent } from './hall-stages.ts';

/** How what was sent ends: with an invoice, a request on its way, or a reason at the form. */
type SendingEnd = HallEvent<'held' | 'stopped' | 'requested'>;

let underWay: Promise<unknown> | undefined;
let end: SendingEnd | undefined;
let isHoldAsked = false;

/** Follows what a page of this tab has begun to send, to its end; gives it back as it is. */
export function followSending(send: Promise<void>): Promise<void> {
  end = undefined;
  isHoldAsked = false;
  const ended = Promise.allSettled([send]);
  underWay = ended;
  void ended.then(() => {
    if (underWay === ended) underWay = undefined;
    return undefined;
  });
  return send;
}

/** Notes how far it has come. */
export function noteSending(event: HallEvent): void {
  if (event.type === 'stepped' && event.step === 'holding') isHoldAsked = true;
  if (event.type === 'held' || event.type === 'stopped' || event.type === 'requested') end = event;
}

/** Whether it has come so far that the hall may be held, whatever it broke on. */
export function maybeHeld(): boolean {
  return isHoldAsked;
}

/** How what a page that was left has begun to send ends; undefined where nothing is under way. */
export function sendingUnderWay(): Promise<SendingEnd | undefined> | undefined {
  return underWay?.then(() => end);
}
