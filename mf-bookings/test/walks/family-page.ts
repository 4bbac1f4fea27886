import { findReceipt, initialFamilyFlow } from '../../src/family/family-flow.ts';
import { createFamilyLedger, type FamilyRecord } from '../../src/family/family-ledger.ts';
import { familyPurchase } from '../../src/family/family-purchase.ts';
import { readInvitation } from '../../src/family/invitation.ts';
import { invoiceFragment } from '../../src/hall/link/invoice-fragment.ts';
import { sharedInvoice } from '../../src/hall/link/invoice-link.ts';
import { sampleBooking } from '../sample-booking.ts';
import { bringUpToDate } from '../../src/payment/pay-on-page.ts';
import { withFound } from '../../src/payment/payment-flow.ts';
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

/** Someone else's invoice, as its payer sees it. */
export const openFamilyPage: OpenPage = (world, tab) => {
  const { device, mail } = world;
  const browser = device.browser(tab);
  const ledger = createFamilyLedger(browser.storage, browser.now);
  const kept = ledger.find(shared);
  const send = ({ reference }: FamilyRecord) => mail.send(tab, reference);
  const { page, stage, receipt, offers } = openPaymentPage(world, tab, {
    services: { host: hostOf(world), browser, ledger, send },
    purchase: () => familyPurchase(shared, order, { ledger, browser }),
    start: initialFamilyFlow(kept),
    atReceipt: (_, move) => [{ name: 'back', run: () => move(() => ({ stage: 'form' })) }],
  });
  const onFound = () => page.move((flow) => withFound(flow, findReceipt(ledger.find(shared)), true));
  void bringUpToDate(page, kept, onFound).catch(world.report);
  return {
    receipt,
    offers: () => {
      const isOpen = readInvitation(order.fragment, device.clock).kind === 'open';
      return isOpen || stage() === 'settled' ? offers() : [];
    },
  };
};
