import {
  sendRequestAgain,
  type ChangeServices,
  sendChangeRequest,
} from '../../src/change/send-change-request.ts';
import type { ChangeSubject, ChangeableBooking } from '../../src/change/changeable-booking.ts';
import { changeableHall } from '../../src/change/changeable-hall.ts';
import { type Answer, requestOf, type RequestedChange } from '../../src/change-history/changes.ts';
import type { HallBooking } from '../../src/hall/booking/booking.ts';
import type { HallServices } from '../../src/hall/flow/hall-services.ts';
import { referenceStart } from '../../src/hall/booking/invoice.ts';
import { hostOf, type Offer, type World } from './tab.ts';
import type { DateSpan } from '../../src/time/date-span.ts';

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

function answersTo(subject: ChangeSubject): Answer[] {
  if (subject.status === 'cancelled') return [{ kind: 'stands' }];
  const request = requestOf(subject);
  const cancelled: Answer = { kind: 'cancelled', back: 100_000 };
  if (!request) return subject.status === 'open' ? [cancelled] : [];
  const { wish } = request;
  const fee = subject.moveFee?.(request.at) ?? 0;
  const granted: Answer = wish.kind === 'move' ? { kind: 'moved', to: wish.to, fee } : cancelled;
  return [granted, { kind: 'refused' }];
}

type Asking = {
  ask: ChangeServices;
  kept: ChangeableBooking;
  device: World['device'];
  wishes: readonly RequestedChange[];
};

type Tools = {
  world: World;
  tab: number;
  browser: HallServices['browser'];
  kept: ChangeableBooking;
  wishes: readonly RequestedChange[];
  /** Called when an answer was saved, with the previous days of the booking. */
  onNoted: (before: DateSpan, answer: Answer) => void;
};

function wishOffers({ ask, kept, device, wishes }: Asking, subject: ChangeSubject): Offer[] {
  const request = requestOf(subject);
  if (request) {
    return request.mail === 'sent'
      ? []
      : [{ name: 'ask again', run: () => sendRequestAgain(ask, kept, request) }];
  }
  if (subject.status !== 'open') return [];
  // The form ignores a second click while the request is being sent.
  let isBusy = false;
  return wishes.map((wish) => ({
    name: `ask to ${wish.kind === 'move' ? `move to ${wish.to.from}` : 'cancel'}`,
    run: () => {
      if (isBusy) return undefined;
      isBusy = true;
      // A request's time is its id.
      device.clock += 1000;
      return sendChangeRequest(ask, kept, { wish, dayFound: '', reason: '' });
    },
  }));
}

/** The offers of the change page of a booking, next to its invoice or receipt in the same tab. */
export function changeOffers({ world, tab, browser, kept, wishes, onNoted }: Tools): Offer[] {
  const subject = kept.read();
  if (!subject) return [];
  const ask: ChangeServices = {
    host: hostOf(world),
    browser,
    send: () => world.mail.send(tab, requestAt(kept.read()?.changes?.request?.at ?? 0)),
  };
  const note = (answer: Answer) => () => {
    if (kept.saveAnswer(answer)) onNoted(subject.days, answer);
  };
  return [
    ...wishOffers({ ask, kept, device: world.device, wishes }, subject),
    ...answersTo(subject).map((answer) => ({ name: `note: ${answer.kind}`, run: note(answer) })),
  ];
}

type HallTools = Pick<Tools, 'world' | 'tab'> & { services: HallServices; shown: HallBooking };

export function hallChangeOffers({ world, tab, services, shown }: HallTools): Offer[] {
  const { ledger, browser } = services;
  const kept = changeableHall(
    { ledger, reservation: undefined, now: browser.now },
    referenceStart(shown.invoice),
  );
  return changeOffers({
    world,
    tab,
    browser,
    kept,
    wishes: hallWishes,
    onNoted: (before, answer) => {
      world.onNoted(before.from, answer);
      services.dispatch({ type: 'changed-in-other-tab', booking: ledger.latest(shown) });
    },
  });
}
