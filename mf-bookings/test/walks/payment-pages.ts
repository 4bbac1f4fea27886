import type { RequestedChange } from '../../src/change-history/changes.ts';
import { createStayStore } from '../../src/change/changeable-stay.ts';
import { findReceipt, initialFamilyFlow } from '../../src/family/family-flow.ts';
import { createFamilyLedger, type FamilyRecord } from '../../src/family/family-ledger.ts';
import { familyPayments, familyPurchase } from '../../src/family/family-purchase.ts';
import { readInvitation } from '../../src/family/invitation.ts';
import { invoiceFragment } from '../../src/hall/link/invoice-fragment.ts';
import { sharedInvoice } from '../../src/hall/link/invoice-link.ts';
import {
  type PaymentController,
  type PaymentDisplay,
  showInFlow,
} from '../../src/payment/payment-controller.ts';
import {
  type PaymentFlow,
  type ShownResult,
  withFound,
  receiptStage,
  whilePaying,
  withFinding,
} from '../../src/payment/payment-flow.ts';
import { isPaid, type PaymentRecord, wasCalledPaid } from '../../src/payment/payment-record.ts';
import type { PaymentStore } from '../../src/payment/payment-store.ts';
import type { Purchase } from '../../src/payment/purchase.ts';
import type { RoomAvailability } from '../../src/services/availability.ts';
import { deluxeSuite } from '../../src/stay/booking/places.ts';
import { createStayLedger, type StayRecord } from '../../src/stay/booking/stay-ledger.ts';
import { type RoomObstacle, stayPayments, stayPurchase } from '../../src/stay/flow/stay-purchase.ts';
import { sampleBooking } from '../sample-booking.ts';
import type { CardServices } from './card-company.ts';
import { changeOffers } from './change-offers.ts';
import { type Acknowledged, type Offer, type World, hostOf, type OpenPage, standingOf } from './tab.ts';

/** Results that say that nothing was charged. */
export const deniesCharge: ReadonlySet<string> = new Set<ShownResult<PaymentRecord, unknown>['kind']>([
  'closed-before-shown',
  'card-refused',
  'unavailable',
  'no-connection',
]);

type SetFlow<Payment extends PaymentRecord, Obstacle> = Parameters<typeof showInFlow<Payment, Obstacle>>[0];

type PaymentSubject<Payment extends PaymentRecord, Obstacle> = {
  ledger: PaymentStore<Payment>;
  open: (
    money: CardServices,
    display: PaymentDisplay<Payment, Obstacle>,
  ) => PaymentController<Payment, Obstacle>;
  purchase: () => Purchase<Payment, Obstacle>;
  start: PaymentFlow<Payment, Obstacle>;
  /** The receipt to open an untouched page with. */
  found: () => Payment | undefined;
  /** What the receipt offers besides notifying the venue. */
  atReceipt: (record: Payment, setFlow: SetFlow<Payment, Obstacle>) => Offer[];
};

/** A page that takes one payment: form, question, receipt. */
function openPaymentPage<Payment extends PaymentRecord, Obstacle>(
  { company, onOpen, onNoCharge }: World,
  tab: number,
  { ledger, open, purchase, start, found, atReceipt }: PaymentSubject<Payment, Obstacle>,
) {
  let acknowledged: Acknowledged = new Map();
  let flow = start;
  const setFlow: SetFlow<Payment, Obstacle> = (change) => {
    flow = change(flow);
  };
  const display = showInFlow<Payment, Obstacle>(setFlow, ledger, {
    onEnded: ({ kind }) => {
      if (deniesCharge.has(kind)) onNoCharge(tab);
    },
    onVerified: () => setFlow((shown) => withFound(shown, found(), true)),
  });
  const payments = open(
    company.services(tab, (charge) => onOpen(charge, acknowledged)),
    display,
  );
  void payments.refresh();

  async function pay(earlier: readonly PaymentRecord[]): Promise<void> {
    acknowledged = new Map(earlier.map((record) => [record.reference, standingOf(record)]));
    setFlow(whilePaying);
    await payments.pay(purchase(), earlier);
  }

  function answers(earlier: readonly PaymentRecord[]): Offer[] {
    const [first] = earlier;
    const leave: Offer = { name: 'leave', run: () => setFlow(() => ({ stage: 'form' })) };
    const mayRepeat = first && (first.status === 'unresolved' || isPaid(first));
    return mayRepeat ? [{ name: 'pay all the same', run: () => pay(earlier) }, leave] : [leave];
  }

  function offers(): Offer[] {
    if (flow.stage === 'form') return [{ name: 'pay', run: () => pay([]) }];
    if (flow.stage === 'asking') return answers(flow.earlier);
    if (flow.stage === 'paying') return [];
    const { record, notifying } = flow;
    const tell = { name: 'tell the venue', run: () => payments.notify([record]) };
    const isNotified = notifying || record.mail === 'sent';
    return [...atReceipt(record, setFlow), ...(isNotified ? [] : [tell])];
  }

  return {
    stage: () => flow.stage,
    receipt: () => (flow.stage === 'receipt' && wasCalledPaid(flow.record) ? flow.record : undefined),
    offers,
  };
}

/** The invoice whose link is open. */
export const sharedSample = sharedInvoice(sampleBooking);
const shared = sharedSample;
const order = {
  fragment: invoiceFragment(shared),
  order: { choice: 'deposit', naira: 800_000 },
  payer: { name: 'Tunde Bello', email: 'tunde@example.com', phone: '' },
} as const;

/** Someone else's invoice, as its payer sees it. */
export const openFamilyPage: OpenPage = (world, tab) => {
  const { device, mail } = world;
  const browser = device.browser(tab);
  const ledger = createFamilyLedger(browser.storage, browser.now);
  const send = ({ reference }: FamilyRecord) => mail.send(tab, reference);
  const services = { host: hostOf(world), browser, ledger, send };
  const { stage, receipt, offers } = openPaymentPage(world, tab, {
    ledger,
    open: (money, display) => familyPayments(shared, { ...services, ...money }, display),
    purchase: () => familyPurchase(shared, order, { ledger, browser }),
    start: initialFamilyFlow(ledger.find(shared)),
    found: () => findReceipt(ledger.find(shared)),
    atReceipt: (_, setFlow) => [{ name: 'back', run: () => setFlow(() => ({ stage: 'form' })) }],
  });
  return {
    receipt,
    offers: () => {
      const isOpen = readInvitation(order.fragment, device.clock).kind === 'open';
      return isOpen || stage() === 'receipt' ? offers() : [];
    },
  };
};

const stayOrder = {
  place: deluxeSuite,
  form: {
    period: { from: '2026-12-04', to: '2026-12-07' },
    name: 'Morenikeji Bello',
    email: 'morenikeji@example.com',
    phone: '',
    arrival: '',
    agreed: true,
  },
};

/** Other nights, fewer nights, or none. */
const wishes: readonly RequestedChange[] = [
  { kind: 'move', to: { from: '2026-12-11', to: '2026-12-14' } },
  { kind: 'cancel' },
  { kind: 'move', to: { from: '2026-12-05', to: '2026-12-06' } },
];

/** The reservation service's answers about the suite. */
const rooms: Readonly<Record<string, () => RoomAvailability>> = {
  free: () => ({ kind: 'free' }),
  taken: () => ({ kind: 'taken' }),
  refused: () => ({ kind: 'refused', error: new Error('errorCode -1') }),
  lost: () => ({ kind: 'lost', error: new Error('lost') }),
};

/** The page of a suite, for three nights: form, question, receipt. */
export const openStayPage: OpenPage = (world, tab) => {
  const { device, mail } = world;
  const browser = device.browser(tab);
  const ledger = createStayLedger(browser.storage, browser.now);
  const checkRoom = () => device.until<RoomAvailability>(tab, 'room', rooms);
  const send = ({ reference }: StayRecord) => mail.send(tab, reference);

  function changes(shown: StayRecord, onNoted: () => void) {
    const store = createStayStore({ ledger, checkRoom: undefined, now: browser.now }, shown.reference);
    return changeOffers({ world, tab, browser, store, wishes, onNoted });
  }

  const shown = ledger.shown(deluxeSuite.id);
  const services = { host: hostOf(world), browser, ledger, checkRoom, send };
  const { receipt, offers } = openPaymentPage<StayRecord, RoomObstacle>(world, tab, {
    ledger,
    open: (money, display) => stayPayments(deluxeSuite, { ...services, ...money }, display),
    purchase: () => stayPurchase(stayOrder, { ledger, checkRoom }),
    start: shown ? receiptStage(shown, false) : { stage: 'form' },
    found: () => ledger.shown(deluxeSuite.id),
    atReceipt: (record, setFlow) => {
      const another = () => {
        ledger.hide(deluxeSuite.id);
        setFlow(() => ({ stage: 'form' }));
      };
      const onNoted = () => setFlow((flow) => withFinding(flow, ledger.latest(record)));
      return [{ name: 'another', run: another }, ...changes(record, onNoted)];
    },
  });
  return { receipt, offers };
};
