import { useEffect, useRef, useState } from 'react';
import { clearDraft } from '@venue/shared/form/draft.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { useHost } from '../host.ts';
import { showInFlow } from '../payment/payment-controller.ts';
import {
  type FieldProblems,
  noticeOf,
  receiptStage,
  whilePaying,
  withFound,
} from '../payment/payment-flow.ts';
import { isFromThisDevice, type PaymentRecord } from '../payment/payment-record.ts';
import { usePageVisit } from '../services/page-visit.ts';
import { clearProblem, findReceipt, initialFamilyFlow } from './family-flow.ts';
import type { FamilyRecord } from './family-ledger.ts';
import { familyPayments, familyPurchase, openFamilyServices } from './family-purchase.ts';
import { amountLeftOn, chosenOrder, payableOrders } from './invitation.ts';
import { choiceGone, familyDraft, payerFieldId, payerProblems, readPayer } from './payer-fields.ts';

/** What this device knows of the payments for a shared invoice, and how it shows them; starts with the receipt if there is one. */
function useFamilyPayments(shared: SharedInvoice, reference: string | undefined) {
  const host = useHost();
  const visit = usePageVisit();
  const [services] = useState(() => openFamilyServices(host, visit));
  const [records, setRecords] = useState<readonly FamilyRecord[]>(() => services.ledger.find(shared));
  const [flow, setFlow] = useState(() => initialFamilyFlow(records, reference));
  const [payments] = useState(() => {
    const { ledger } = services;
    const display = showInFlow<FamilyRecord, 'not-payable'>(setFlow, ledger, {
      onEnded: (result) => {
        setRecords(ledger.find(shared));
        if (result.kind === 'paid-or-pending') clearDraft(familyDraft(shared));
      },
      onVerified: () => {
        const found = ledger.find(shared);
        setRecords(found);
        setFlow((current) => withFound(current, findReceipt(found, reference), true));
      },
    });
    return familyPayments(shared, services, display);
  });
  useEffect(() => void payments.refresh(), [payments]);
  return { services, records, flow, setFlow, payments };
}

/** The state of paying one shared invoice. */
export function useFamilyPayment(
  { fragment, reference }: { fragment: string; reference: string | undefined },
  read: SharedInvoice,
) {
  // The link is parsed again at every tick of the clock; its content stays the same.
  const [shared] = useState(read);
  const form = useRef<HTMLFormElement>(null);
  const { services, records, flow, setFlow, payments } = useFamilyPayments(shared, reference);
  // As far as this device knows, in naira.
  const amountLeft = amountLeftOn(shared, records);

  function showProblems(problems: FieldProblems, first: Parameters<typeof payerFieldId>[0]): void {
    setFlow({ stage: 'form', notice: { kind: 'problems', problems } });
    document.getElementById(payerFieldId(first))?.focus();
  }

  /** Pays what the form says now. `acknowledged`: the earlier payments that the visitor was asked about. */
  async function pay(acknowledged: readonly PaymentRecord[]): Promise<void> {
    if (!form.current) return;
    const data = new FormData(form.current);
    const payer = readPayer(data);
    const problems = payerProblems(payer);
    if (problems) {
      showProblems(problems, problems.name === undefined ? 'email' : 'name');
      return;
    }
    const order = chosenOrder(data, payableOrders(shared, amountLeft, services.browser.now()));
    if (!order) {
      showProblems({ choice: choiceGone }, 'choice');
      return;
    }
    setFlow(whilePaying);
    await payments.pay(familyPurchase(shared, { fragment, order, payer }, services), acknowledged);
  }

  return {
    form,
    flow,
    notice: noticeOf(flow),
    amountLeft,
    onOtherDevices: records.filter((record) => !isFromThisDevice(record)),
    pay,
    onFieldEdit: (field: string) => setFlow((current) => clearProblem(current, field)),
    backToForm: () => setFlow({ stage: 'form', returned: true }),
    show: (record: FamilyRecord) => {
      setFlow(receiptStage(record, true));
      void payments.refresh();
    },
    notifyVenue: (record: FamilyRecord) => payments.notify([record]),
  };
}

export type FamilyPaymentState = ReturnType<typeof useFamilyPayment>;
