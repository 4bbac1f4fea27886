import { formatNaira } from '@venue/shared/text/numbers.ts';
import { lagosDate } from '@venue/shared/time/dates.ts';
import { type Answer, isCancelled, withAnswer } from '../change-history/changes.ts';
import { statusLabel, uncountedText } from '../payment/payment-status-text.ts';
import type { CheckRoom, RoomAvailability } from '../services/availability.ts';
import { placeOf, receiptAddress } from '../stay/booking/places.ts';
import type { StayLedger, StayRecord } from '../stay/booking/stay-ledger.ts';
import { periodText } from '../stay/booking/stay-text.ts';
import type { DateSpan } from '../time/date-span.ts';
import {
  createBookingStore,
  type ChangeableBooking,
  type DateAvailability,
  type BookingStore,
  type ChangeStatus,
  type Cost,
} from './changeable-booking.ts';

const notInTerms = {
  move: 'Ask us what it costs to move a booking.',
  cancel: 'Ask us what you get back if you cancel.',
} as const;

function paidText(record: StayRecord): string {
  return uncountedText(record) ?? `You paid ${formatNaira(record.naira)}.`;
}

/** The cancellation rule that the guest agreed to, or that there is none. */
export function stayCancelCost(record: StayRecord): Cost {
  const { cancellation } = record.terms;
  const rule = cancellation === undefined ? notInTerms.cancel : `You agreed to this: “${cancellation}”`;
  return { rows: [], remarks: [paidText(record), rule] };
}

/** The terms of stays say nothing about moving. */
export function stayMoveCost(record: StayRecord): Cost {
  return { rows: [], remarks: [paidText(record), notInTerms.move] };
}

type StayStoreServices = {
  ledger: StayLedger;
  /** Only for places that the reservation service knows. */
  checkRoom: CheckRoom | undefined;
  now: () => number;
};

function changeStatusOf(record: StayRecord, now: number): ChangeStatus {
  if (isCancelled(record)) return 'cancelled';
  if (record.status === 'unresolved') return 'not-held';
  return record.to < lagosDate(now) ? 'past' : 'open';
}

function changeableStay(record: StayRecord, now: number): ChangeableBooking {
  const { reference, from, to, name, contact, naira, changes } = record;
  const place = placeOf(record.place);
  return {
    changes,
    id: { kind: 'stay', id: reference },
    number: `Reference ${reference}`,
    bookingRef: undefined,
    name: place.name,
    days: { from, to },
    unit: place.unit,
    daysText: periodText(place, record),
    status: changeStatusOf(record, now),
    paidText: `${statusLabel(record)}: ${formatNaira(naira)}`,
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
function stayAvailability(record: StayRecord, days: DateSpan, room: RoomAvailability): DateAvailability {
  const { name } = placeOf(record.place);
  if (room.kind === 'taken' && overlaps(record, days)) {
    const text = `You have already booked some of those days, so we cannot check whether ${name} is free on the others. You can still ask: the venue will check.`;
    return { kind: 'unknown', text };
  }
  if (room.kind === 'free') {
    return {
      kind: 'free',
      text: `${name} is free then. It is not held yet: the venue has to confirm the move.`,
    };
  }
  if (room.kind === 'taken') return { kind: 'taken', text: `${name} is taken then. Choose other days.` };
  const text = `We could not check whether ${name} is free then. You can still ask: the venue will check.`;
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
export function createStayStore(
  { ledger, checkRoom, now }: StayStoreServices,
  reference: string,
): BookingStore {
  return createBookingStore({
    find: () => ledger.all().find((record) => record.reference === reference),
    toChangeable: (record) => changeableStay(record, now()),
    save: ledger.save,
    withAnswer: (record, answer) => withStayAnswer(record, answer, now()),
    check:
      checkRoom &&
      (async (record, days) =>
        stayAvailability(record, days, await checkRoom(record.place, days.from, days.to))),
    show: (record) => {
      ledger.show(record);
      return receiptAddress(placeOf(record.place));
    },
  });
}
