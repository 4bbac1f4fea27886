import '../../zod-config.ts';
import { wipedAt } from '@venue/shared/storage/device-wipe.ts';
import { isTimeTold } from '@venue/shared/site-time.ts';
import * as z from 'zod/mini';
import { keptKeys } from '../../storage/kept-keys.ts';
import { deviceDocument, type DocumentStorage } from '../../storage/device-document.ts';
import { readableItems } from '../../storage/readable-items.ts';
import { hallDay, type HallBooking, type HallDay, hasPayments } from '../booking/booking.ts';
import {
  type UnansweredHold,
  bookingOf,
  current,
  dayOf,
  entrySchema,
  hasBooking,
  lasting,
  lastInstant,
  type LedgerEntry,
  notFromTomorrow,
  opensPage,
  withoutBooking,
  withoutQuestion,
} from './ledger-entry.ts';

const ledgerDocument = deviceDocument({
  key: keptKeys.hall,
  schema: z.object({ entries: readableItems(entrySchema), shown: z.nullable(z.string()) }),
  empty: { entries: [], shown: null },
});

/** Bookings made on this device, so that none is made twice (E-12) and each can be resumed (E-13). */
export type BookingLedger = {
  /** Everything that is still good to know. */
  all: () => LedgerEntry[];
  /** Whether there is more on the device than is good to know: what has money in it is never taken away. */
  keepsMore: () => boolean;
  entry: (day: HallDay) => LedgerEntry | undefined;
  /** Notes that a hold is about to be asked for; a booking of that day with money in it stays beside it. */
  ask: (asked: Pick<UnansweredHold, 'hall' | 'eventDate' | 'at' | 'invoiceNumber'>) => void;
  /** What was asked for was refused: nothing is left of it but what was there before. */
  forget: (day: HallDay) => void;
  /** Keeps a booking and makes it the one that is shown. */
  keep: (booking: HallBooking) => void;
  /** Keeps what became of a booking, whichever is shown; a question about its day stays. */
  update: (booking: HallBooking) => void;
  /** The booking that this device keeps under its number, or else under its day. */
  kept: (booking: HallBooking) => HallBooking | undefined;
  /** The booking as this device knows it by now: another tab may have paid it, moved it or sent its invoice. */
  latest: (booking: HallBooking) => HallBooking;
  /** The booking to resume, if one is still good. */
  shown: () => HallBooking | undefined;
  /** Makes the booking of that day the one that is shown. */
  show: (day: HallDay) => void;
  /** Leaves the booking on the device and shows the form again. */
  hide: () => void;
};

/** What is written in a storage, and what of it is still good to know. */
function openEntries(storage: DocumentStorage, now: () => number) {
  const document = ledgerDocument(storage);
  const { write } = document;

  const dated = (entry: LedgerEntry) => notFromTomorrow(entry, now());

  /** What stays on the device; what does not goes with this look at it, unless only a clock that may be wrong says so. */
  function stored() {
    const { entries, shown } = document.read();
    if (!isTimeTold()) return { entries, shown };
    const left = entries.map(dated).flatMap((entry) => lasting(entry, now()));
    const isChanged = left.length < entries.length || left.some((entry, index) => entry !== entries[index]);
    if (isChanged) write({ entries: left, shown });
    return { entries: left, shown };
  }

  function read() {
    const { entries, shown } = stored();
    return { entries: entries.map(dated).flatMap((entry) => current(entry, now())), shown };
  }

  return { write, stored, read };
}

/** The ledger in a storage. */
export function createBookingLedger(storage: DocumentStorage, now: () => number): BookingLedger {
  const { write, stored, read } = openEntries(storage, now);

  /** Puts an entry under its day; a booking that was kept under another, before it was moved or cancelled, goes from there. */
  function put(entry: LedgerEntry, shown: (before: HallDay | null) => HallDay | null) {
    if (lastInstant(entry) < wipedAt(storage, now())) return;
    const data = stored();
    const others = data.entries.filter(({ day }) => day !== entry.day);
    const before = others.find((other) => hasBooking(other, bookingOf(entry)));
    write({
      entries: [...others.flatMap((other) => (other === before ? withoutBooking(other) : [other])), entry],
      shown: shown(before && data.shown === before.day ? entry.day : data.shown),
    });
  }

  const entryOf = (wanted: HallDay) => read().entries.find(({ day }) => day === wanted);
  const kept = (booking: HallBooking) => {
    const entry = read().entries.find((each) => hasBooking(each, booking));
    return bookingOf(entry ?? entryOf(hallDay(booking.details)));
  };

  return {
    all: () => read().entries,
    keepsMore: () => stored().entries.some((entry) => current(entry, now()).length === 0),
    entry: entryOf,
    kept,
    latest: (booking) => kept(booking) ?? booking,
    ask: (asked) => {
      const day = hallDay(asked);
      const ended = bookingOf(entryOf(day));
      const beside = ended && hasPayments(ended) ? { ended } : {};
      put({ state: 'unanswered', day, ...asked, ...beside }, (before) => before);
    },
    forget: (day) => {
      const data = stored();
      const entries = data.entries.flatMap((entry) => (entry.day === day ? withoutQuestion(entry) : [entry]));
      write({ ...data, entries });
    },
    keep: (booking) => {
      const day = dayOf(booking);
      put({ state: 'held', day, booking }, () => day);
    },
    update: (booking) => {
      const day = dayOf(booking);
      const known = entryOf(day);
      const isAsked = known?.state === 'unanswered';
      put(isAsked ? { ...known, ended: booking } : { state: 'held', day, booking }, (before) => before);
    },
    shown: () => {
      const { entries, shown } = read();
      const entry = entries.find(({ day }) => day === shown);
      return entry?.state === 'held' && opensPage(entry.booking, now()) ? entry.booking : undefined;
    },
    show: (day) => write({ ...stored(), shown: day }),
    hide: () => write({ ...stored(), shown: null }),
  };
}
