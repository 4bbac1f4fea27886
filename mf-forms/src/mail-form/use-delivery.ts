import { attachedFile } from '@venue/shared/email/attached-file.ts';
import { whenArrived } from '@venue/shared/email/when-arrived.ts';
import { type FieldValues, readValues } from '@venue/shared/form/field-values.ts';
import { readSessionRecord, writeSessionRecord } from '@venue/shared/storage/kept-record.ts';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type Delivery,
  deliver,
  emptyUnlessEdited,
  forgetForm,
  forgetSent,
  type SentForm,
  type FailedDelivery,
  noteDelivery,
} from './deliver.ts';
import type { EmailFormState } from './email-form-state.ts';

const sends = new Map<string, Promise<Delivery>>();

function markOf(name: string): string {
  return `sending:${name}`;
}

/** The send of that form that still waits for its answer, even if its page was left meanwhile. */
export function sendUnderWay(name: string): Promise<Delivery> | undefined {
  return sends.get(name);
}

/** Remembers a send until its answer is there. */
export async function trackSend(name: string, send: Promise<Delivery>): Promise<Delivery> {
  sends.set(name, send);
  writeSessionRecord(markOf(name), { state: 'sending' });
  try {
    return await send;
  } finally {
    sends.delete(name);
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

type Sender = SentForm & { form: RefObject<HTMLFormElement | null> };

/** A form that is opened again while its message is on its way goes on with that. */
function firstState({ spec }: Sender): EmailFormState {
  return sendUnderWay(spec.name) ? { kind: 'sending', file: undefined } : { kind: 'idle' };
}

/** A message whose page was loaded anew before its answer came: it may have arrived. Its file is gone with that page. */
function cutOff(form: HTMLFormElement | null): FailedDelivery {
  const values = form ? readValues(form) : {};
  return { kind: 'failed', reason: 'unanswered', values, hadFile: false, emptied: false, later: undefined };
}

/** Sends the form and follows the send to its end, one at a time. */
export function useDelivery(sender: Sender) {
  const { spec, host, form } = sender;
  const busy = useRef(false);
  const [state, setState] = useState(() => firstState(sender));

  /** The answer to a message that was given up: it did arrive. */
  function arriveLate({ values }: FailedDelivery): void {
    noteDelivery(spec, host);
    if (form.current) forgetSent(form.current, sender, values);
    else forgetForm(sender);
    setState((current) =>
      current.kind === 'failed' || current.kind === 'kept' ? { kind: 'sent', values } : current,
    );
  }

  function settle(delivery: Delivery): void {
    busy.current = false;
    setState(delivery);
    if (delivery.kind === 'failed') void whenArrived(delivery.later, () => arriveLate(delivery));
  }

  const takeOver = useEffectEvent((delivery: Delivery, restored: FieldValues) => {
    if (form.current && delivery.kind === 'sent') forgetSent(form.current, sender, restored);
    else if (form.current && delivery.kind === 'failed' && delivery.emptied) {
      emptyUnlessEdited(form.current, restored);
    }
    settle(delivery);
  });

  useEffect(() => {
    async function goOn(underWay: Promise<Delivery>): Promise<void> {
      busy.current = true;
      const restored = form.current ? readValues(form.current) : {};
      const delivery = await underWay;
      takeOver(delivery, restored);
    }
    const underWay = sendUnderWay(spec.name);
    if (underWay) void goOn(underWay);
    else if (takeCutOffSend(spec.name)) void goOn(Promise.resolve(cutOff(form.current)));
  }, [spec.name, form]);

  async function send(element: HTMLFormElement, automatic: boolean): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setState({ kind: 'sending', file: attachedFile(element) });
    settle(await trackSend(spec.name, deliver(element, spec, { host, automatic })));
  }

  return { state, setState, send };
}
