import { lagosDate } from '@venue/shared/time/dates.ts';
import { formatNaira } from '@venue/shared/words/numbers.ts';
import { type Answer, isCancelled, withAnswer } from '../change-history/changes.ts';
import type { AskRoom, RoomAvailability } from '../services/availability.ts';
import { placeOf, receiptAddress } from '../stay/booking/places.ts';
import type { StayLedger, StayRecord } from '../stay/booking/stay-ledger.ts';
import { statusLabel, uncountedText } from '../payment/payment-status-text.ts';
import { periodText } from '../stay/booking/stay-text.ts';
import type { DateSpan } from '../time/date-span.ts';
import {
  changeableBooking,
  type ChangeSubject,
  type DateAvailability,
  type ChangeableBooking,
  type ChangeStatus,
  type Cost,
} from './changeable-booking.ts';

const notSaid = {
  move: 'Ask us what it costs to move a booking.',
  cancel: 'Ask us what you get back if you cancel.',
} as const;

function paidText(record: StayRecord): string {
  return uncountedText(record) ?? `You paid ${formatNaira(record.naira)}.`;
}

/** The cancellation rule that the guest agreed to, or that there is none. */
export function stayCancelCost(record: StayRecord): Cost {
  const { cancellation } = record.terms;
  const said = cancellation === undefined ? notSaid.cancel : `You agreed to this: “${cancellation}”`;
  return { rows: [], remarks: [paidText(record), said] };
}

/** The terms of stays say nothing about moving. */
export function stayMoveCost(record: StayRecord): Cost {
  return { rows: [], remarks: [paidText(record), notSaid.move] };
}

type StayServices = {
  ledger: StayLedger;
  /** Only for places that the reservation service knows. */
  askRoom: AskRoom | undefined;
  now: () => number;
};

function changeStatusOf(record: StayRecord, now: number): ChangeStatus {
  if (isCancelled(record)) return 'cancelled';
  if (record.state === 'unresolved') return 'hold-over';
  return record.to < lagosDate(now) ? 'day-over' : 'open';
}

function subjectOf(record: StayRecord, now: number): ChangeSubject {
  const { reference, from, to, name, contact, naira, changes } = record;
  const place = placeOf(record.place);
  return {
    changes,
    id: { kind: 'stay', id: reference },
    number: `Reference ${reference}`,
    bookingRef: undefined,
    what: place.name,
    days: { from, to },
    unit: place.unit,
    when: periodText(place, record),
    status: changeStatusOf(record, now),
    paid: `${statusLabel(record)}: ${formatNaira(naira)}`,
    customer: { name, ...contact },
    moveCost: () => stayMoveCost(record),
    cancelCost: () => stayCancelCost(record),
    moveFee: undefined,
    leftToPayOn: () => '',
  };
}

/** Whether the days overlap those of the stay, which make them taken. */
function overlaps(record: StayRecord, days: DateSpan): boolean {
  if (placeOf(record.place).unit === 'night') return days.from < record.to && record.from < days.to;
  return days.from <= record.to && record.from <= days.to;
}

/** The availability of a stay’s place on other days, in a sentence. */
function stayAvailability(record: StayRecord, days: DateSpan, found: RoomAvailability): DateAvailability {
  const what = placeOf(record.place).name;
  if (found.kind === 'taken' && overlaps(record, days)) {
    const text = `You have already booked some of those days, so we cannot check whether ${what} is free on the others. You can still ask: the venue will check.`;
    return { kind: 'unknown', text };
  }
  if (found.kind === 'free') {
    return {
      kind: 'free',
      text: `${what} is free then. It is not held yet: the venue has to confirm the move.`,
    };
  }
  if (found.kind === 'taken') return { kind: 'taken', text: `${what} is taken then. Choose other days.` };
  const text = `We could not check whether ${what} is free then. You can still ask: the venue will check.`;
  return { kind: 'unknown', text };
}

/** A stay once its guest has saved the venue’s answer. */
export function withStayAnswer(record: StayRecord, answer: Answer, now: number): StayRecord {
  const { from, to } = record;
  // Already saved by another tab or a second click.
  if (answer.kind === 'moved' && answer.to.from === from && answer.to.to === to) return record;
  const changes = withAnswer(record.changes, answer, { from: { from, to }, now });
  if (answer.kind !== 'moved') return { ...record, changes };
  // A move by the venue also confirms the stay.
  return { ...record, ...answer.to, isConfirmed: true, changes };
}

/** A stay of this device by the reference of its payment. */
export function changeableStay({ ledger, askRoom, now }: StayServices, reference: string): ChangeableBooking {
  return changeableBooking({
    find: () => ledger.all().find((record) => record.reference === reference),
    subjectOf: (record) => subjectOf(record, now()),
    save: ledger.keep,
    answered: (record, answer) => withStayAnswer(record, answer, now()),
    check:
      askRoom &&
      (async (record, days) =>
        stayAvailability(record, days, await askRoom(record.place, days.from, days.to))),
    show: (record) => {
      ledger.show(record);
      return receiptAddress(placeOf(record.place));
    },
  });
}
