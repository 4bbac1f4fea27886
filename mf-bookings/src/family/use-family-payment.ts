import { clearDraft } from '@venue/shared/form/draft.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHost } from '../host.ts';
import { useShownPage } from '../services/shown-page.ts';
import { noticeOf, settled, withFound } from '../payment/payment-flow.ts';
import { bringUpToDate, notifyOnPage, payOnPage } from '../payment/pay-on-page.ts';
import { recordOtherDevicePayments } from '../payment/other-devices.ts';
import { openFamilyServices } from './family-services.ts';
import {
  type FamilyResult,
  type FamilyFlow,
  type FamilyNotice,
  findReceipt,
  initialFamilyFlow,
  clearProblem,
} from './family-flow.ts';
import { chosenOrder, amountLeft, payableOrders } from './family-order.ts';
import { familyPurchase, linkPayments } from './family-purchase.ts';
import { isOwn } from '../hall/booking/hall-payment.ts';
import type { FamilyRecord } from './family-record.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { familyDraft, payerFieldId, payerProblems, readPayer } from './payer-fields.ts';

export type FamilyPayment = {
  form: RefObject<HTMLFormElement | null>;
  flow: FamilyFlow;
  /** What is said at the form. */
  notice: FamilyNotice | undefined;
  /** What of the invoice is open, in naira, as far as this device knows. */
  open: number;
  /** What other devices are known to have paid of the invoice, or to have begun to pay. */
  onOtherDevices: readonly FamilyRecord[];
  /** Pays what the form says at this moment, over the earlier payments that the visitor was told of. */
  pay: (acknowledged: readonly FamilyRecord[]) => Promise<void>;
  /** The visitor changed that field. */
  edited: (field: string) => void;
  /** Back to the form, from a question or a receipt. */
  leave: () => void;
  /** Shows the receipt of an earlier payment. */
  show: (record: FamilyRecord) => void;
  /** Tells the venue of it, again if need be. */
  tell: (record: FamilyRecord) => Promise<void>;
};

/** Where the payment of one shared invoice is; starts with the receipt that this device may have for it. */
export function useFamilyPayment(
  { fragment, reference }: { fragment: string; reference: string | undefined },
  read: SharedInvoice,
): FamilyPayment {
  // The link is read anew with every look at the clock; what it asks for stays the same.
  const [shared] = useState(read);
  const host = useHost();
  const form = useRef<HTMLFormElement>(null);
  const page = useShownPage();
  const [services] = useState(() => openFamilyServices(host, page));
  const [flow, move] = useState(() => initialFamilyFlow(services.ledger.find(shared), reference));
  const [payments, setPayments] = useState<readonly FamilyRecord[]>(() => services.ledger.find(shared));

  const open = amountLeft(shared, payments);

  const { report } = host;
  useEffect(() => {
    const { ledger } = services;
    const refresh = () => {
      const known = ledger.find(shared);
      setPayments(known);
      move((then) => withFound(then, findReceipt(known, reference), true));
    };
    recordOtherDevicePayments(linkPayments(ledger, shared), services).then(refresh).catch(report);
    bringUpToDate({ services, move }, ledger.find(shared), refresh).catch(report);
  }, [services, shared, reference, report]);

  function onEnd(end: FamilyResult): void {
    setPayments(services.ledger.find(shared));
    if (end.kind === 'settled') clearDraft(familyDraft(shared));
  }

  async function pay(acknowledged: readonly FamilyRecord[]): Promise<void> {
    if (!form.current) return;
    const data = new FormData(form.current);
    const payer = readPayer(data);
    const problems = payerProblems(payer);
    if (problems) {
      move({ stage: 'form', notice: { kind: 'problems', problems } });
      document.getElementById(payerFieldId(problems.name === undefined ? 'email' : 'name'))?.focus();
      return;
    }
    const order = chosenOrder(data, payableOrders(shared, open, services.browser.now()));
    if (!order) return;
    const purchase = familyPurchase(shared, { fragment, order, payer }, services);
    await payOnPage({ services, move, onEnd }, purchase, acknowledged);
  }

  return {
    form,
    flow,
    notice: noticeOf(flow),
    open,
    onOtherDevices: payments.filter((record) => !isOwn(record)),
    pay,
    edited: (field) => move((now) => clearProblem(now, field)),
    leave: () => move({ stage: 'form', returned: true }),
    show: (record) => {
      move(settled(record, true));
      bringUpToDate({ services, move }, [record]).catch(report);
    },
    tell: (record) => notifyOnPage({ services, move }, record),
  };
}
