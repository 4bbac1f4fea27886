import { keptStay } from '../change/kept-stay.ts';
import type { Wish } from '../change/kept/changes.ts';
import type { RoomAvailability } from '../services/room-availability.ts';
import { openStayDesk, type StayServices } from '../stay/flow/stay-desk.ts';
import { type StayEvent, stayFlow, type StayFlow, startOfStayFlow } from '../stay/flow/stay-flow.ts';
import { notifyOnPage, payPlace, resumePlace } from '../stay/flow/pay-place.ts';
import { deluxeSuite } from '../stay/booking/places.ts';
import type { StayRecord } from '../stay/booking/stay-record.ts';
import { standingOf } from '../payment/standing-of.ts';
import { hostOf } from './host-of.ts';
import { changeOffers } from './change-offers.ts';
import type { Offer, OpenPage, Acknowledged } from './tab.ts';

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
const wishes: readonly Wish[] = [
  { kind: 'move', to: { from: '2026-12-11', to: '2026-12-14' } },
  { kind: 'cancel' },
  { kind: 'move', to: { from: '2026-12-05', to: '2026-12-06' } },
];

/** What the reservation service says of the suite. */
const rooms: Readonly<Record<string, () => RoomAvailability>> = {
  free: () => ({ kind: 'free' }),
  taken: () => ({ kind: 'taken' }),
  refused: () => ({ kind: 'refused', error: new Error('errorCode -1') }),
  lost: () => ({ kind: 'lost', error: new Error('lost') }),
};

/** A suite's page for three nights: form, question, receipt. */
export const openStayPage: OpenPage = (world, tab) => {
  const { company, device, mail, onOpen, onNoCharge } = world;
  let flow: StayFlow = startOfStayFlow;
  let acknowledged: Acknowledged = new Map();
  const money = company.services(tab, (charge) => onOpen(charge, acknowledged));
  const services: StayServices = {
    ...money,
    askRoom: () => device.until<RoomAvailability>(tab, 'room', rooms),
    sendStay: ({ reference }) => mail.send(tab, reference),
  };
  const desk = openStayDesk(hostOf(world), services, device.around(tab));
  const dispatch = (event: StayEvent) => {
    flow = stayFlow(flow, event);
    if (event.type !== 'stopped') return;
    const { news } = event;
    const isDenied = news.kind === 'unavailable' || news.kind === 'card-refused';
    if (isDenied || (news.kind === 'closed' && !news.record)) onNoCharge(tab);
  };
  const page = { desk, dispatch, emptyForm: () => ({}) };

  function pay(earlier: readonly StayRecord[]) {
    acknowledged = new Map(earlier.map((record) => [record.reference, standingOf(record)]));
    return payPlace(page, order, earlier);
  }

  function answers(earlier: readonly StayRecord[]): Offer[] {
    const [first] = earlier;
    const standing = first && standingOf(first);
    const leave = { name: 'leave', run: () => dispatch({ type: 'edited' }) };
    const mayRepeat = standing === 'unresolved' || standing === 'paid';
    return mayRepeat ? [{ name: 'pay all the same', run: () => pay(earlier) }, leave] : [leave];
  }

  const another = () => {
    desk.ledger.hide(deluxeSuite.id);
    dispatch({ type: 'restarted' });
  };

  /** What can be done on the page of changes about the stay whose receipt is shown. */
  function changes(shown: StayRecord): Offer[] {
    const { ledger, around } = desk;
    const kept = keptStay({ ledger, askRoom: undefined, now: around.now }, shown.reference);
    const onNoted = () => dispatch({ type: 'checked', record: ledger.latest(shown) });
    return changeOffers({ world, tab, around, kept, wishes, onNoted });
  }

  void resumePlace(page, deluxeSuite.id).catch(world.report);
  return {
    receipt: () => (flow.stage === 'settled' && flow.record.state === 'paid' ? flow.record : undefined),
    offers: () => {
      if (flow.stage === 'form') return [{ name: 'pay', run: () => pay([]) }];
      if (flow.stage === 'asking') return answers(flow.earlier);
      if (flow.stage === 'paying') return [];
      const { record, notifying } = flow;
      const tell = { name: 'tell the venue', run: () => notifyOnPage(page, record) };
      const isNotified = notifying || record.mail === 'sent';
      return [{ name: 'another', run: another }, ...(isNotified ? [] : [tell]), ...changes(record)];
    },
  };
};
