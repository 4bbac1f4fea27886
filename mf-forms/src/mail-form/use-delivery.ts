import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, readValues } from '@venue/shared/form/field-values.ts';
import { attachedFile } from '@venue/shared/email/attached-file.ts';
import {
  deliver,
  type Delivery,
  emptyUnlessEdited,
  forgetForm,
  forgetSent,
  type SentForm,
  type FailedDelivery,
  noteDelivery,
} from './deliver.ts';
import type { EmailFormState } from './email-form-state.ts';
import { sendUnderWay, takeCutOffSend, trackSend } from './sends-under-way.ts';
import { whenArrived } from '@venue/shared/email/when-arrived.ts';

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
      current.kind === 'failed' || current.kind === 'kept' ? { kind: 'sent' } : current,
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
