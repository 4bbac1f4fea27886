import {
  checkOnPage,
  openFamilyDesk,
  payOnPage,
  notifyOfUnsent,
  notifyOnPage,
} from '../family/family-desk.ts';
import { type FamilyEnd, type FamilyFlow, startOfFamilyFlow } from '../family/family-flow.ts';
import type { FamilyRecord } from '../family/family-record.ts';
import { invitation } from '../family/invitation.ts';
import { invoiceFragment, sharedInvoice } from '../hall/link/invoice-link.ts';
import { sampleBooking } from '../hall/booking/sample-booking.ts';
import { standingOf } from '../payment/standing-of.ts';
import { hostOf } from './host-of.ts';
import type { Offer, OpenPage, Acknowledged } from './tab.ts';

/** The invoice whose link is open. */
export const sharedSample = sharedInvoice(sampleBooking);
const shared = sharedSample;
const order = {
  fragment: invoiceFragment(shared),
  order: { choice: 'deposit', naira: 800_000 },
  payer: { name: 'Tunde Bello', email: 'tunde@example.com', phone: '' },
} as const;

/** What says that nothing was charged. */
const deniesCharge: ReadonlySet<FamilyEnd['kind']> = new Set([
  'closed-before-shown',
  'card-refused',
  'unavailable',
]);

/** Somebody else's invoice, as its payer sees it. */
export const openFamilyPage: OpenPage = (world, tab) => {
  const { company, device, mail, onOpen, onNoCharge } = world;
  let acknowledged: Acknowledged = new Map();
  const money = company.services(tab, (charge) => onOpen(charge, acknowledged));
  const services = { ...money, send: ({ reference }: FamilyRecord) => mail.send(tab, reference) };
  const desk = openFamilyDesk(hostOf(world), services, device.around(tab));
  let flow: FamilyFlow = startOfFamilyFlow(desk.ledger.find(shared));
  const page = {
    desk,
    shared,
    move: (change: (before: FamilyFlow) => FamilyFlow) => {
      flow = change(flow);
    },
  };

  const show = (record: FamilyRecord) => Promise.all([checkOnPage(page, record), notifyOfUnsent(page)]);

  async function pay(earlier: readonly FamilyRecord[]) {
    acknowledged = new Map(earlier.map((record) => [record.reference, standingOf(record)]));
    const outcome = await payOnPage(page, order, earlier);
    if (deniesCharge.has(outcome.kind)) onNoCharge(tab);
    if (outcome.kind === 'settled') await show(outcome.record);
  }

  function answers(earlier: readonly FamilyRecord[]): Offer[] {
    const [first] = earlier;
    const standing = first && standingOf(first);
    const leave: Offer = { name: 'leave', run: () => page.move(() => ({ stage: 'form', news: undefined })) };
    const mayRepeat = standing === 'unresolved' || standing === 'paid';
    return mayRepeat ? [{ name: 'pay all the same', run: () => pay(earlier) }, leave] : [leave];
  }

  if (flow.stage === 'settled') void show(flow.record).catch(world.report);
  return {
    receipt: () => (flow.stage === 'settled' && flow.record.state === 'paid' ? flow.record : undefined),
    offers: () => {
      if (flow.stage === 'settled') {
        const { record, notifying } = flow;
        const tell = { name: 'tell the venue', run: () => notifyOnPage(page, record) };
        const isNotified = notifying || record.mail === 'sent';
        const back = { name: 'back', run: () => page.move(() => ({ stage: 'form', news: undefined })) };
        return [back, ...(isNotified ? [] : [tell])];
      }
      if (flow.stage === 'paying' || invitation(order.fragment, device.clock).kind !== 'open') return [];
      return flow.stage === 'asking' ? answers(flow.earlier) : [{ name: 'pay', run: () => pay([]) }];
    },
  };
};
