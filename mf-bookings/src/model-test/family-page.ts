import { bringInvoiceUpToDate, type FamilyDesk, openFamilyDesk } from '../family/family-desk.ts';
import { startOfFamilyFlow } from '../family/family-flow.ts';
import { familyPurchase } from '../family/family-purchase.ts';
import type { FamilyRecord } from '../family/family-record.ts';
import { invitation } from '../family/invitation.ts';
import { invoiceFragment, sharedInvoice } from '../hall/link/invoice-link.ts';
import { sampleBooking } from '../hall/booking/sample-booking.ts';
import { hostOf } from './host-of.ts';
import { openPaymentPage } from './payment-page.ts';
import type { OpenPage } from './tab.ts';

/** The invoice whose link is open. */
export const sharedSample = sharedInvoice(sampleBooking);
const shared = sharedSample;
const order = {
  fragment: invoiceFragment(shared),
  order: { choice: 'deposit', naira: 800_000 },
  payer: { name: 'Tunde Bello', email: 'tunde@example.com', phone: '' },
} as const;

/** Somebody else's invoice, as its payer sees it. */
export const openFamilyPage: OpenPage = (world, tab) => {
  const { device, mail } = world;
  const send = ({ reference }: FamilyRecord) => mail.send(tab, reference);
  const { page, stage, receipt, offers } = openPaymentPage<FamilyRecord, 'nothing-asked', FamilyDesk>(
    world,
    tab,
    {
      openDesk: (money) => openFamilyDesk(hostOf(world), { ...money, send }, device.around(tab)),
      purchase: (desk) => familyPurchase(shared, order, desk),
      start: (desk) => startOfFamilyFlow(desk.ledger.find(shared)),
      atReceipt: (_, { move }) => [{ name: 'back', run: () => move(() => ({ stage: 'form' })) }],
    },
  );
  void bringInvoiceUpToDate(page, shared).catch(world.report);
  return {
    receipt,
    offers: () => {
      const isOpen = invitation(order.fragment, device.clock).kind === 'open';
      return isOpen || stage() === 'settled' ? offers() : [];
    },
  };
};
