import { isFromThisDevice, type PaymentRecord } from '../payment/payment-record.ts';
import { clearDraft } from '@venue/shared/form/draft.ts';
import { useEffect, useRef, useState } from 'react';
import { useHost, type BookingHost } from '../host.ts';
import { usePageVisit, type PageVisit } from '../services/page-visit.ts';
import { type FieldProblems, noticeOf, receiptStage, withFound } from '../payment/payment-flow.ts';
import { paymentPage, type PaymentPageServices } from '../payment/payment-page.ts';
import { recordOtherDevicePayments } from '../payment/other-devices.ts';
import { type FamilyResult, findReceipt, initialFamilyFlow, clearProblem } from './family-flow.ts';
import { chosenOrder, amountLeftOn, payableOrders } from './invitation.ts';
import { familyPurchase, linkPayments } from './family-purchase.ts';
import { type FamilyRecord, createFamilyLedger, type FamilyLedger } from './family-ledger.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { choiceGone, familyDraft, payerFieldId, payerProblems, readPayer } from './payer-fields.ts';
import { sendFields } from '../mail/venue-mail.ts';
import { moneyServices } from '../services/payment.ts';
import { browserOf } from '../services/browser.ts';
import { familyMailFields } from './family-message.ts';

export type FamilyServices = PaymentPageServices<FamilyRecord> & { ledger: FamilyLedger };

function openFamilyServices(host: BookingHost, visit: PageVisit): FamilyServices {
  const { config } = host;
  const browser = browserOf(visit);
  return {
    host,
    browser,
    ...moneyServices(config),
    send: (record) => sendFields(familyMailFields(record), 'hallPayment', config.email),
    ledger: createFamilyLedger(browser.storage, browser.now),
  };
}

/** The state of paying one shared invoice; starts with its receipt if this device has one. */
export function useFamilyPayment(
  { fragment, reference }: { fragment: string; reference: string | undefined },
  read: SharedInvoice,
) {
  // The link is parsed again at every tick of the clock; its content stays the same.
  const [shared] = useState(read);
  const host = useHost();
  const form = useRef<HTMLFormElement>(null);
  const visit = usePageVisit();
  const [services] = useState(() => openFamilyServices(host, visit));
  const [flow, setFlow] = useState(() => initialFamilyFlow(services.ledger.find(shared), reference));
  const [payments, setPayments] = useState<readonly FamilyRecord[]>(() => services.ledger.find(shared));

  // As far as this device knows, in naira.
  const amountLeft = amountLeftOn(shared, payments);

  const [page] = useState(() => paymentPage({ services, setFlow }));
  const { report } = host;
  useEffect(() => {
    const { ledger } = services;
    const refresh = () => {
      const records = ledger.find(shared);
      setPayments(records);
      setFlow((current) => withFound(current, findReceipt(records, reference), true));
    };
    recordOtherDevicePayments(linkPayments(ledger, shared), services).then(refresh).catch(report);
    void page.refresh(ledger.find(shared), refresh);
  }, [services, page, shared, reference, report]);

  function onResult(result: FamilyResult): void {
    setPayments(services.ledger.find(shared));
    if (result.kind === 'paid-or-pending') clearDraft(familyDraft(shared));
  }

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
    const purchase = familyPurchase(shared, { fragment, order, payer }, services);
    await page.pay(purchase, acknowledged, onResult);
  }

  return {
    form,
    flow,
    notice: noticeOf(flow),
    amountLeft,
    onOtherDevices: payments.filter((record) => !isFromThisDevice(record)),
    pay,
    onFieldEdit: (field: string) => setFlow((current) => clearProblem(current, field)),
    backToForm: () => setFlow({ stage: 'form', returned: true }),
    show: (record: FamilyRecord) => {
      setFlow(receiptStage(record, true));
      void page.refresh([record]);
    },
    notifyVenue: page.notify,
  };
}

export type FamilyPaymentState = ReturnType<typeof useFamilyPayment>;
