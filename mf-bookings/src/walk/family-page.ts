import { openFamilyDesk, checkOnPage, payOnPage } from '../family/family-desk.ts';
import { type FamilyEnd, type FamilyFlow, startOfFamilyFlow } from '../family/family-flow.ts';
import type { FamilyRecord } from '../family/family-record.ts';
import { invitation } from '../family/invitation.ts';
import { invoiceFragment, sharedInvoice } from '../hall/link/invoice-link.ts';
import { sampleBooking } from '../hall/booking/sample-booking.ts';
import { standingOf } from '../payment/standing-of.ts';
import { hostOf } from './host-of.ts';
import type { Offer, OpenPage, Told } from './tab.ts';

const shared = sharedInvoice(sampleBooking);
const order = {
  fragment: invoiceFragment(shared),
  choice: 'deposit',
  payer: { name: 'Tunde Bello', email: 'tunde@example.com', phone: '' },
} as const;

/** What says that nothing was charged. */
const deniesCharge: ReadonlySet<FamilyEnd['kind']> = new Set(['left', 'card-refused', 'unavailable']);

/** Somebody else's invoice, as its payer sees it. */
export const openFamilyPage: OpenPage = (world, tab) => {
  const { company, device, onOpen, onNoCharge } = world;
  let told: Told = new Map();
  const money = company.services(tab, (charge) => onOpen(charge, told));
  const desk = openFamilyDesk(hostOf(world), money, device.around(tab));
  let flow: FamilyFlow = startOfFamilyFlow(desk.ledger.find(shared));
  const page = {
    desk,
    shared,
    move: (change: (before: FamilyFlow) => FamilyFlow) => {
      flow = change(flow);
    },
  };

  async function pay(earlier: readonly FamilyRecord[]) {
    told = new Map(earlier.map((record) => [record.reference, standingOf(record)]));
    const outcome = await payOnPage(page, order, earlier);
    if (deniesCharge.has(outcome.kind)) onNoCharge(tab);
    if (outcome.kind === 'settled') await checkOnPage(page, outcome.record);
  }

  function answers(earlier: readonly FamilyRecord[]): Offer[] {
    const [first] = earlier;
    const standing = first && standingOf(first);
    const leave: Offer = { name: 'leave', run: () => page.move(() => ({ stage: 'form', news: undefined })) };
    const mayRepeat = standing === 'opened' || standing === 'paid';
    return mayRepeat ? [{ name: 'pay all the same', run: () => pay(earlier) }, leave] : [leave];
  }

  if (flow.stage === 'settled') void checkOnPage(page, flow.record).catch(world.report);
  return {
    receipt: () => (flow.stage === 'settled' && flow.record.state === 'paid' ? flow.record : undefined),
    offers: () => {
      if (flow.stage === 'settled') {
        return [{ name: 'back', run: () => page.move(() => ({ stage: 'form', news: undefined })) }];
      }
      if (flow.stage === 'paying' || invitation(order.fragment, device.clock).kind !== 'open') return [];
      return flow.stage === 'asking' ? answers(flow.earlier) : [{ name: 'pay', run: () => pay([]) }];
    },
  };
};
