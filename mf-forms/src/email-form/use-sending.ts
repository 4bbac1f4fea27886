import { attachedFile } from '@venue/shared/email/send-email.ts';
import { whenArrived } from '@venue/shared/email/email-outcome.ts';
import { type FieldValues, readValues } from '@venue/shared/form/field-values.ts';
import { readTabRecord, writeTabRecord } from '@venue/shared/form/stored-record.ts';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type SendResult,
  sendForm,
  emptyUnlessEdited,
  forgetForm,
  forgetSent,
  type SentForm,
  type FailedSend,
  announceSent,
} from './send-form.ts';
import type { EmailFormState } from './email-form-state.ts';

const sends = new Map<string, Promise<SendResult>>();

function markOf(name: string): string {
  return `sending:${name}`;
}

/** The pending send of a form, even if the visitor has left its page. */
export function pendingSend(name: string): Promise<SendResult> | undefined {
  return sends.get(name);
}

/** Remembers a send until it is answered. */
export async function trackSend(name: string, send: Promise<SendResult>): Promise<SendResult> {
  sends.set(name, send);
  writeTabRecord(markOf(name), { state: 'sending' });
  try {
    return await send;
  } finally {
    sends.delete(name);
    // In a task: when the page is being left, the request is aborted but no further task runs, and the mark stays.
    setTimeout(writeTabRecord, 0, markOf(name), {});
  }
}

/** Whether the last send of a form was interrupted by a reload of the page. Deletes the mark, so it returns true once. */
export function takeInterruptedSend(name: string): boolean {
  const isInterrupted = 'state' in readTabRecord(markOf(name));
  writeTabRecord(markOf(name), {});
  return isInterrupted;
}

export type Sender = SentForm & { form: RefObject<HTMLFormElement | null> };

/** A form that is opened again while its message is being sent continues with that. */
function firstState({ spec }: Sender): EmailFormState {
  return pendingSend(spec.name) ? { kind: 'sending', file: undefined } : { kind: 'idle' };
}

/** A send that was interrupted by a reload: the message may have arrived. Its file is lost. */
function interruptedSend(form: HTMLFormElement | null): FailedSend {
  const values = form ? readValues(form) : {};
  return { kind: 'failed', reason: 'unanswered', values, hadFile: false, emptied: false, later: undefined };
}

/** Sends the form, one message at a time, and follows each to its outcome. */
export function useSending(sender: Sender) {
  const { spec, form } = sender;
  const busy = useRef(false);
  const [state, setState] = useState(() => firstState(sender));

  /** A message that had timed out did arrive. */
  function onLateArrival({ values }: FailedSend): void {
    announceSent(sender);
    if (form.current) forgetSent(form.current, sender, values);
    else forgetForm(sender);
    setState((current) =>
      current.kind === 'failed' || current.kind === 'saved' ? { kind: 'sent', values } : current,
    );
  }

  function settle(delivery: SendResult): void {
    busy.current = false;
    setState(delivery);
    if (delivery.kind === 'failed') void whenArrived(delivery.later, () => onLateArrival(delivery));
  }

  const takeOver = useEffectEvent((delivery: SendResult, restored: FieldValues) => {
    if (form.current && delivery.kind === 'sent') forgetSent(form.current, sender, restored);
    else if (form.current && delivery.kind === 'failed' && delivery.emptied) {
      emptyUnlessEdited(form.current, restored);
    }
    settle(delivery);
  });

  useEffect(() => {
    async function resume(underWay: Promise<SendResult>): Promise<void> {
      busy.current = true;
      const restored = form.current ? readValues(form.current) : {};
      const delivery = await underWay;
      takeOver(delivery, restored);
    }
    const underWay = pendingSend(spec.name);
    if (underWay) void resume(underWay);
    else if (takeInterruptedSend(spec.name)) void resume(Promise.resolve(interruptedSend(form.current)));
  }, [spec.name, form]);

  async function send(element: HTMLFormElement, isBot: boolean): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setState({ kind: 'sending', file: attachedFile(element) });
    settle(await trackSend(spec.name, sendForm(element, sender, isBot)));
  }

  return { state, setState, send };
}
