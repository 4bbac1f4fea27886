import { changeableStay } from '../../src/change/changeable-stay.ts';
import type { RequestedChange } from '../../src/change-history/changes.ts';
import type { RoomAvailability } from '../../src/services/availability.ts';
import { bringUpToDate } from '../../src/payment/pay-on-page.ts';
import { settled, withFinding, withFound } from '../../src/payment/payment-flow.ts';
import { type RoomObstacle, stayPurchase } from '../../src/stay/flow/stay-purchase.ts';
import { deluxeSuite } from '../../src/stay/booking/places.ts';
import { createStayLedger, type StayRecord } from '../../src/stay/booking/stay-ledger.ts';
import { hostOf } from './host-of.ts';
import { changeOffers } from './change-offers.ts';
import { openPaymentPage } from './payment-page.ts';
import type { OpenPage } from './tab.ts';

const order = {
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
  const askRoom = () => device.until<RoomAvailability>(tab, 'room', rooms);
  const send = ({ reference }: StayRecord) => mail.send(tab, reference);

  function changes(shown: StayRecord, onNoted: () => void) {
    const kept = changeableStay({ ledger, askRoom: undefined, now: browser.now }, shown.reference);
    return changeOffers({ world, tab, browser, kept, wishes, onNoted });
  }

  const shown = ledger.shown(deluxeSuite.id);
  const { page, receipt, offers } = openPaymentPage<StayRecord, RoomObstacle>(world, tab, {
    services: { host: hostOf(world), browser, ledger, send },
    purchase: () => stayPurchase(order, { ledger, askRoom }),
    start: shown ? settled(shown, false) : { stage: 'form' },
    atReceipt: (record, move) => {
      const another = () => {
        ledger.hide(deluxeSuite.id);
        move(() => ({ stage: 'form' }));
      };
      const onNoted = () => move((flow) => withFinding(flow, ledger.latest(record)));
      return [{ name: 'another', run: another }, ...changes(record, onNoted)];
    },
  });
  const onFound = () => page.move((flow) => withFound(flow, ledger.shown(deluxeSuite.id), true));
  void bringUpToDate(page, ledger.all(), onFound).catch(world.report);
  return { receipt, offers };
};
