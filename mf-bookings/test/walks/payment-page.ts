import {
  notifyOnPage,
  type PaymentPageServices,
  type PaymentPage,
  payOnPage,
} from '../../src/payment/pay-on-page.ts';
import type { PaymentFlow, ShownResult } from '../../src/payment/payment-flow.ts';
import { type PaymentRecord, paymentStatusOf } from '../../src/payment/payment-record.ts';
import type { Purchase } from '../../src/payment/purchase.ts';
import type { DisplayedPayment } from '../../src/payment/payment-status-text.ts';
import type { MoneyServices } from '../../src/services/payment.ts';
import type { Acknowledged, Offer, World } from './tab.ts';

/** Results that say that nothing was charged. */
const deniesCharge: ReadonlySet<ShownResult<PaymentRecord, unknown>['kind']> = new Set([
  'closed-before-shown',
  'card-refused',
  'unavailable',
  'no-connection',
]);

type PaymentSubject<Payment extends DisplayedPayment, Obstacle> = {
  services: Omit<PaymentPageServices<Payment>, keyof MoneyServices>;
  purchase: () => Purchase<Payment, Obstacle>;
  start: PaymentFlow<Payment, Obstacle>;
  /** What the receipt offers besides notifying the venue. */
  atReceipt: (record: Payment, move: PaymentPage<Payment, Obstacle>['move']) => Offer[];
};

/** A page that takes one payment: form, question, receipt. */
export function openPaymentPage<Payment extends DisplayedPayment, Obstacle>(
  { company, onOpen, onNoCharge }: World,
  tab: number,
  { services, purchase, start, atReceipt }: PaymentSubject<Payment, Obstacle>,
) {
  let acknowledged: Acknowledged = new Map();
  let flow = start;
  const page: PaymentPage<Payment, Obstacle> = {
    services: { ...services, ...company.services(tab, (charge) => onOpen(charge, acknowledged)) },
    move: (change) => {
      flow = change(flow);
    },
    onEnd: ({ kind }) => {
      if (deniesCharge.has(kind)) onNoCharge(tab);
    },
  };

  function pay(earlier: readonly Payment[]) {
    acknowledged = new Map(earlier.map((record) => [record.reference, paymentStatusOf(record)]));
    return payOnPage(page, purchase(), earlier);
  }

  function answers(earlier: readonly Payment[]): Offer[] {
    const [first] = earlier;
    const status = first && paymentStatusOf<PaymentRecord['state']>(first);
    const leave: Offer = { name: 'leave', run: () => page.move(() => ({ stage: 'form' })) };
    const mayRepeat = status === 'unresolved' || status === 'paid';
    return mayRepeat ? [{ name: 'pay all the same', run: () => pay(earlier) }, leave] : [leave];
  }

  function offers(): Offer[] {
    if (flow.stage === 'form') return [{ name: 'pay', run: () => pay([]) }];
    if (flow.stage === 'asking') return answers(flow.earlier);
    if (flow.stage === 'paying') return [];
    const { record, notifying } = flow;
    const tell = { name: 'tell the venue', run: () => notifyOnPage(page, record) };
    const isNotified = notifying || record.mail === 'sent';
    return [...atReceipt(record, page.move), ...(isNotified ? [] : [tell])];
  }

  return {
    page,
    stage: () => flow.stage,
    receipt: () => (flow.stage === 'settled' && flow.record.state === 'paid' ? flow.record : undefined),
    offers,
  };
}
