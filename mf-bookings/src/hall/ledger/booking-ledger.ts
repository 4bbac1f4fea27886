import { now } from '@venue/shared/time/site-time.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { isCancelled } from '../../change-history/changes.ts';
import { deviceDocument, type DocumentStorage } from '../../storage/device-document.ts';
import { storageKeys, deviceStorage } from '../../storage/device-storage.ts';
import { type HallBooking, type HallDay, hasAttemptOrReport, isSameDay } from '../booking/booking.ts';
import { isSameInvoice, referenceStart } from '../booking/invoice.ts';
import {
  bookingOn,
  current,
  storedHallsSchema,
  type StoredHalls,
  lastActivity,
  opensPage,
  type UnansweredHold,
} from './stored-halls.ts';

const openHalls = deviceDocument<StoredHalls>({
  key: storageKeys.hall,
  schema: storedHallsSchema,
  empty: { bookings: [], holds: [], shown: null, unread: { bookings: [], holds: [] } },
  current,
});

/** What this device knows of a hall on a day. If there are both, the booking has expired and the hold is newer. */
export type OnDay = { hold: UnansweredHold | undefined; booking: HallBooking | undefined };

/** Bookings on this device, so that none is made twice (E-12) and each can be resumed (E-13). */
export type BookingLedger = {
  /** All that are still current. */
  all: () => Pick<StoredHalls, 'bookings' | 'holds'>;
  onDay: (day: HallDay) => OnDay;
  /** Records that a hold is about to be requested. An expired booking of that day stays if someone may have paid for it. */
  addHold: (hold: Omit<UnansweredHold, 'validHours'>) => void;
  /** Removes a hold that was refused. */
  removeHold: (day: HallDay) => void;
  /** Saves a confirmed booking in place of its hold and makes it the one shown. */
  save: (booking: HallBooking) => void;
  /** Saves changes to a booking; neither the one shown nor a hold of the same day changes. */
  update: (booking: HallBooking) => void;
  /** The stored booking with the same invoice, or else of the same hall and day. */
  find: (booking: HallBooking) => HallBooking | undefined;
  /** The stored version, which another tab may have changed, or else the given booking. */
  latest: (booking: HallBooking) => HallBooking;
  /** The booking to resume, if it is still current. */
  shown: () => HallBooking | undefined;
  /** Makes a booking the one shown. */
  show: (booking: HallBooking) => void;
  /** Shows the form again; the booking stays on the device. */
  hide: () => void;
};

function withoutHold(halls: StoredHalls, day: HallDay): StoredHalls {
  return { ...halls, holds: halls.holds.filter((hold) => !isSameDay(hold, day)) };
}

export function createBookingLedger(storage: DocumentStorage, clock: () => number): BookingLedger {
  const { write, stored, read, isWiped } = openHalls(storage, clock);

  /** Replaces the stored version, and any other booking of the same hall and day. */
  function put(booking: HallBooking, change: (halls: StoredHalls) => StoredHalls) {
    if (isWiped(lastActivity(booking))) return;
    const halls = stored();
    const previous = isCancelled(booking) ? undefined : bookingOn(halls.bookings, booking.details);
    const others = halls.bookings.filter(
      (other) => other !== previous && !isSameInvoice(other.invoice, booking.invoice),
    );
    write(change({ ...halls, bookings: [...others, booking] }));
  }

  const find = (booking: HallBooking) => {
    const { bookings } = read();
    return (
      bookings.find(({ invoice }) => isSameInvoice(invoice, booking.invoice)) ??
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
    addHold: (hold) => {
      if (isWiped(hold.at)) return;
      const halls = withoutHold(stored(), hold);
      const ended = bookingOn(halls.bookings, hold);
      write({
        ...halls,
        bookings: halls.bookings.filter((booking) => booking !== ended || hasAttemptOrReport(booking)),
        holds: [...halls.holds, { ...hold, validHours: hallTerms.invoiceValidHours }],
      });
    },
    removeHold: (day) => write(withoutHold(stored(), day)),
    save: (booking) =>
      put(booking, (halls) => ({
        ...withoutHold(halls, booking.details),
        shown: referenceStart(booking.invoice),
      })),
    update: (booking) => put(booking, (halls) => halls),
    shown: () => {
      const { bookings, shown } = read();
      const booking = bookings.find(({ invoice }) => referenceStart(invoice) === shown);
      return booking && opensPage(booking, clock()) ? booking : undefined;
    },
    show: (booking) => write({ ...stored(), shown: referenceStart(booking.invoice) }),
    hide: () => write({ ...stored(), shown: null }),
  };
}

/** Makes a booking the one that the hall page opens with. */
export function showBooking(booking: HallBooking): void {
  createBookingLedger(deviceStorage, now).show(booking);
}
