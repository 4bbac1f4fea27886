import { type Answer, requestOf, type RequestedChange } from '../../src/change-history/changes.ts';
import type { ChangeableBooking, BookingStore } from '../../src/change/changeable-booking.ts';
import { createHallStore } from '../../src/change/changeable-hall.ts';
import {
  sendRequestAgain,
  type ChangeServices,
  sendChangeRequest,
} from '../../src/change/send-change-request.ts';
import type { HallBooking } from '../../src/hall/booking/booking.ts';
import { referenceStart } from '../../src/hall/booking/invoice.ts';
import type { HallServices } from '../../src/hall/flow/hall-services.ts';
import type { DateSpan } from '../../src/time/date-span.ts';
import { hostOf, type Offer, type World } from './tab.ts';

function oneDay(day: string): DateSpan {
  return { from: day, to: day };
}

/** One day far off, and one that a walk's clock can bring closer than thirty days. */
const hallWishes: readonly RequestedChange[] = [
  { kind: 'move', to: oneDay('2027-04-03') },
  { kind: 'cancel' },
  { kind: 'move', to: oneDay('2026-12-27') },
];

/** What an e-mail with a request is about. */
export function requestAt(at: number): string {
  return `request of ${at}`;
}

function answersTo(booking: ChangeableBooking): Answer[] {
  if (booking.status === 'cancelled') return [{ kind: 'reinstated' }];
  const request = requestOf(booking);
  const cancelled: Answer = { kind: 'cancelled', refund: 100_000 };
  if (!request) return booking.status === 'open' ? [cancelled] : [];
  const { wish } = request;
  const fee = booking.moveFee?.(request.at) ?? 0;
  const granted: Answer = wish.kind === 'move' ? { kind: 'moved', to: wish.to, fee } : cancelled;
  return [granted, { kind: 'refused' }];
}

type Asking = {
  ask: ChangeServices;
  store: BookingStore;
  device: World['device'];
  wishes: readonly RequestedChange[];
};

type Tools = {
  world: World;
  tab: number;
  browser: HallServices['browser'];
  store: BookingStore;
  wishes: readonly RequestedChange[];
  /** Called when an answer was saved, with the previous days of the booking. */
  onNoted: (before: DateSpan, answer: Answer) => void;
};

function wishOffers({ ask, store, device, wishes }: Asking, booking: ChangeableBooking): Offer[] {
  const request = requestOf(booking);
  if (request) {
    return request.mail === 'sent'
      ? []
      : [{ name: 'ask again', run: () => sendRequestAgain(ask, store, request) }];
  }
  if (booking.status !== 'open') return [];
  // The form ignores a second click while the request is being sent.
  let isBusy = false;
  return wishes.map((wish) => ({
    name: `ask to ${wish.kind === 'move' ? `move to ${wish.to.from}` : 'cancel'}`,
    run: () => {
      if (isBusy) return undefined;
      isBusy = true;
      // A request's time is its id.
      device.clock += 1000;
      return sendChangeRequest(ask, store, { wish, availability: '', reason: '' });
    },
  }));
}

/** The offers of the change page of a booking, next to its invoice or receipt in the same tab. */
export function changeOffers({ world, tab, browser, store, wishes, onNoted }: Tools): Offer[] {
  const booking = store.read();
  if (!booking) return [];
  const ask: ChangeServices = {
    host: hostOf(world),
    browser,
    send: () => world.mail.send(tab, requestAt(store.read()?.changes?.request?.at ?? 0)),
  };
  const recordAnswer = (answer: Answer) => () => {
    if (store.saveAnswer(answer)) onNoted(booking.days, answer);
  };
  return [
    ...wishOffers({ ask, store, device: world.device, wishes }, booking),
    ...answersTo(booking).map((answer) => ({ name: `note: ${answer.kind}`, run: recordAnswer(answer) })),
  ];
}

type HallTools = Pick<Tools, 'world' | 'tab'> & { services: HallServices; shown: HallBooking };

export function hallChangeOffers({ world, tab, services, shown }: HallTools): Offer[] {
  const { ledger, browser } = services;
  const store = createHallStore(
    { ledger, reservation: undefined, now: browser.now },
    referenceStart(shown.invoice),
  );
  return changeOffers({
    world,
    tab,
    browser,
    store,
    wishes: hallWishes,
    onNoted: (before, answer) => {
      world.onNoted(before.from, answer);
      services.dispatch({ type: 'changed-in-other-tab', booking: ledger.latest(shown) });
    },
  });
}
