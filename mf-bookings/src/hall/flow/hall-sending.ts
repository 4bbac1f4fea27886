import type { HallEvent } from './hall-stages.ts';

type SendingEnd = HallEvent<'held' | 'stopped' | 'requested'>;

type Sending = {
  /** Undefined once it has ended. */
  underWay: Promise<unknown> | undefined;
  end: SendingEnd | undefined;
  isHoldAsked: boolean;
};

/** In the module, because the visitor may leave the page and come back while the form is being sent. */
let last: Sending = { underWay: undefined, end: undefined, isHoldAsked: false };

/** Tracks a submit to its end; returns the promise unchanged. */
export function followSending(send: Promise<void>): Promise<void> {
  const sending: Sending = { underWay: undefined, end: undefined, isHoldAsked: false };
  sending.underWay = Promise.allSettled([send]).then(() => {
    sending.underWay = undefined;
    return undefined;
  });
  last = sending;
  return send;
}

export function noteSending(event: HallEvent): void {
  if (event.type === 'stepped' && event.step === 'holding') last.isHoldAsked = true;
  if (event.type === 'held' || event.type === 'stopped' || event.type === 'requested') last.end = event;
}

/** Whether the last submit got as far as requesting the hold. */
export function maybeHeld(): boolean {
  return last.isHoldAsked;
}

/** How a submit that is still running ends; undefined if none is running. */
export function sendingUnderWay(): Promise<SendingEnd | undefined> | undefined {
  const sending = last;
  return sending.underWay?.then(() => sending.end);
}
