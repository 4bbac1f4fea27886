import { isCancelled } from '../../change-history/changes.ts';
import { storageKeys } from '../../storage/storage-keys.ts';
import { deviceDocument, type DocumentStorage } from '../../storage/device-document.ts';
import { type HallBooking, type HallDay, hasAttemptOrReport, isSameDay } from '../booking/booking.ts';
import {
  bookingOn,
  current,
  invoiceKey,
  storedHallsSchema,
  type StoredHalls,
  lastActivity,
  opensPage,
} from './stored-halls.ts';
import { type UnansweredHold } from './unanswered-hold.ts';

const openHalls = deviceDocument<StoredHalls>({
  key: storageKeys.hall,
  schema: storedHallsSchema,
  empty: { bookings: [], holds: [], shown: null, unread: { bookings: [], holds: [] } },
  current,
});

/** What this device knows of a hall on a day: a hold whose answer was lost, and a booking, which has ended where there is a hold. */
export type OnDay = { hold: UnansweredHold | undefined; booking: HallBooking | undefined };

/** Bookings made on this device, so that none is made twice (E-12) and each can be resumed (E-13). */
export type BookingLedger = {
  /** Everything that is still good to know. */
  all: () => Pick<StoredHalls, 'bookings' | 'holds'>;
  onDay: (day: HallDay) => OnDay;
  /** Notes that a hold is about to be asked for; a booking of that day with money in it stays beside it. */
  ask: (hold: UnansweredHold) => void;
  /** What was asked for was refused. */
  forget: (day: HallDay) => void;
  /** Keeps a booking, the answer to what was asked for, and makes it the one that is shown. */
  keep: (booking: HallBooking) => void;
  /** Keeps what became of a booking, whichever is shown; a question about its day stays. */
  update: (booking: HallBooking) => void;
  /** The booking that this device keeps under its invoice, or else under its day. */
  find: (booking: HallBooking) => HallBooking | undefined;
  /** The booking as this device knows it by now: another tab may have paid it, moved it or sent its invoice. */
  latest: (booking: HallBooking) => HallBooking;
  /** The booking to resume, if one is still good. */
  shown: () => HallBooking | undefined;
  /** Makes that booking the one that is shown. */
  show: (booking: HallBooking) => void;
  /** Leaves the booking on the device and shows the form again. */
  hide: () => void;
};

function withoutHold(halls: StoredHalls, day: HallDay): StoredHalls {
  return { ...halls, holds: halls.holds.filter((hold) => !isSameDay(hold, day)) };
}

/** The ledger in a storage. */
export function createBookingLedger(storage: DocumentStorage, now: () => number): BookingLedger {
  const { write, stored, read, isWiped } = openHalls(storage, now);

  /** Puts a booking in the place of what was known of it, and of another that had its day. */
  function put(booking: HallBooking, change: (halls: StoredHalls) => StoredHalls) {
    if (isWiped(lastActivity(booking))) return;
    const halls = stored();
    const before = isCancelled(booking) ? undefined : bookingOn(halls.bookings, booking.details);
    const others = halls.bookings.filter(
      (other) => other !== before && invoiceKey(other) !== invoiceKey(booking),
    );
    write(change({ ...halls, bookings: [...others, booking] }));
  }

  const find = (booking: HallBooking) => {
    const { bookings } = read();
    return (
      bookings.find((each) => invoiceKey(each) === invoiceKey(booking)) ??
      bookingOn(bookings, booking.details)
    );
  };

  return {
    all: read,
    onDay: (day) => {
      const { bookings, holds } = read();
      return { hold: holds.find((hold) => isSameDay(hold, day)), booking: bookingOn(bookings, day) };
    },
    find,
    latest: (booking) => find(booking) ?? booking,
    ask: (hold) => {
      if (isWiped(hold.at)) return;
      const before = withoutHold(stored(), hold);
      const ended = bookingOn(before.bookings, hold);
      write({
        ...before,
        bookings: before.bookings.filter((booking) => booking !== ended || hasAttemptOrReport(booking)),
        holds: [...before.holds, hold],
      });
    },
    forget: (day) => write(withoutHold(stored(), day)),
    keep: (booking) =>
      put(booking, (halls) => ({ ...withoutHold(halls, booking.details), shown: booking.invoice.number })),
    update: (booking) => put(booking, (halls) => halls),
    shown: () => {
      const { bookings, shown } = read();
      const booking = bookings.find(({ invoice }) => invoice.number === shown);
      return booking && opensPage(booking, now()) ? booking : undefined;
    },
    show: (booking) => write({ ...stored(), shown: booking.invoice.number }),
    hide: () => write({ ...stored(), shown: null }),
  };
}
