import { clearDraft } from '@venue/shared/form/draft.ts';
import { messages } from '@venue/shared/messages.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHost } from '../host.ts';
import type { PaymentChoice } from '../hall/booking.ts';
import { deviceStorage } from '../services/device-storage.ts';
import { ifAlone } from '../services/if-alone.ts';
import { createPaymentService } from '../services/payment.ts';
import { createFamilyLedger } from './family-ledger.ts';
import { checkRecord } from '../payment/check-record.ts';
import { createVerify } from '../services/verification.ts';
import {
  afterOutcome,
  type FamilyFlow,
  startOfFamilyFlow,
  withFinding,
  withoutProblem,
} from './family-flow.ts';
import type { FamilyRecord } from './family-record.ts';
import type { SharedInvoice } from './invoice-link.ts';
import { type FamilyOutcome, payFamily } from './pay-family.ts';
import { familyDraft, payerFieldId, payerProblems, readChoice, readPayer } from './payer-fields.ts';

type FamilyHost = ReturnType<typeof useHost>;

function openDesk({ config, report }: FamilyHost) {
  const ledger = createFamilyLedger(deviceStorage, Date.now);
  const { pay } = createPaymentService(config.payment);
  const verify = createVerify(config.reservation);
  const check = (record: FamilyRecord) => checkRecord(record, { verify, ledger, host: { report } });
  return { ledger, check, tools: { pay, ledger, check, now: Date.now, random: Math.random } };
}

function tell({ notify, report }: FamilyHost, outcome: FamilyOutcome) {
  if (outcome.kind === 'unavailable') {
    report(outcome.error);
    notify('error', messages.paymentScriptFailed);
  } else if (outcome.kind === 'closed') {
    notify('error', messages.somethingWentWrong);
  } else if (outcome.kind === 'settled' && outcome.record.state === 'paid') {
    notify('success', messages.paymentSuccessful);
  }
}

export type FamilyPayment = {
  form: RefObject<HTMLFormElement | null>;
  flow: FamilyFlow;
  /** Pays what the form says at this moment; `again` although this device has paid before. */
  pay: (again: boolean) => Promise<void>;
  /** The visitor changed that field. */
  edited: (field: string) => void;
  /** Back to the form, from a question or a receipt. */
  leave: () => void;
  /** Shows the receipt that the question is about. */
  show: () => void;
};

/** Where the payment of one shared invoice is; starts with the receipt that this device may have for it. */
export function useFamilyPayment(
  fragment: string,
  shared: SharedInvoice,
  otherwise: PaymentChoice,
): FamilyPayment {
  const host = useHost();
  const form = useRef<HTMLFormElement>(null);
  const [{ ledger, tools, check }] = useState(() => openDesk(host));
  const [flow, setFlow] = useState(() => startOfFamilyFlow(ledger.find(shared)));

  const { report } = host;
  const unchecked = flow.stage === 'settled' ? flow.record : undefined;
  useEffect(() => {
    if (!unchecked) return;
    const show = (checked: FamilyRecord | undefined) => {
      if (checked) setFlow((now) => withFinding(now, checked));
    };
    check(unchecked).then(show, report);
  }, [check, report, unchecked]);

  async function pay(again: boolean): Promise<void> {
    if (!form.current) return;
    const data = new FormData(form.current);
    const payer = readPayer(data);
    const problems = payerProblems(payer);
    if (problems) {
      setFlow({ stage: 'form', news: { kind: 'problems', problems } });
      document.getElementById(payerFieldId(problems.name === undefined ? 'email' : 'name'))?.focus();
      return;
    }
    setFlow({ stage: 'paying' });
    const order = { fragment, choice: readChoice(data, otherwise), payer };
    const outcome = await ifAlone(`payment of invoice ${shared.invoice.number}`, () =>
      payFamily(order, tools, again),
    );
    if (outcome === 'here') return;
    setFlow(afterOutcome(outcome));
    if (typeof outcome === 'string') return;
    if (outcome.kind === 'settled') clearDraft(familyDraft(shared));
    tell(host, outcome);
  }

  return {
    form,
    flow,
    pay,
    edited: (field) => setFlow((now) => withoutProblem(now, field)),
    leave: () => setFlow({ stage: 'form', news: undefined }),
    show: () => {
      if (flow.stage === 'asking') setFlow({ stage: 'settled', record: flow.earlier, fresh: true });
    },
  };
}
