import '../../zod-config.ts';
import { addDays, type CalendarDate, lagosDate } from '@venue/shared/dates.ts';
import { isTimeTold } from '@venue/shared/site-time.ts';
import { wipedAt } from '@venue/shared/storage/device-wipe.ts';
import * as z from 'zod/mini';
import { hallDay, type HallBooking, type HallDay, hasMoney } from '../booking/booking.ts';
import { keptBooking } from '../booking/kept-booking.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { expiresAt } from '../booking/invoice.ts';
import { keptKeys } from '../../storage/kept-keys.ts';
import { deviceDocument, type DocumentStorage } from '../../storage/device-document.ts';
import { keptInstant } from '../../storage/kept-instant.ts';
import { readableItems } from '../../storage/readable-items.ts';
import { hallPaymentKeptDays, hallTraceDays } from './kept-for.ts';

const entrySchema = z.union([
  /** A hold was asked for and no answer has been read: it may exist. */
  z.object({
    state: z.literal('asked'),
    day: z.string(),
    hall: z.string(),
    eventDate: z.string(),
    at: keptInstant,
    invoiceNumber: z.string(),
    /** The booking of that day which ended, where somebody may have paid it: never lost from sight. */
    ended: z.optional(keptBooking),
  }),
  z.object({ state: z.literal('held'), day: z.string(), booking: keptBooking }),
]);
/** What this device knows of one hall on one day. */
export type LedgerEntry = z.infer<typeof entrySchema>;

/** A hold whose answer never came. */
export type AskedHold = Extract<LedgerEntry, { state: 'asked' }>;

const ledgerSchema = z.object({ entries: readableItems(entrySchema), shown: z.nullable(z.string()) });

/** Bookings made on this device, so that none is made twice (E-12) and each can be resumed (E-13). */
export type BookingLedger = {
  /** Everything that is still good to know. */
  all: () => LedgerEntry[];
  /** Whether there is more on the device than is good to know: what has money in it is never taken away. */
  keepsMore: () => boolean;
  entry: (day: HallDay) => LedgerEntry | undefined;
  /** Notes that a hold is about to be asked for; a booking of that day with money in it stays beside it. */
  ask: (asked: Pick<AskedHold, 'hall' | 'eventDate' | 'at' | 'invoiceNumber'>) => void;
  /** What was asked for was refused: nothing is left of it but what was there before. */
  forget: (day: HallDay) => void;
  /** Keeps a booking and makes it the one that is shown. */
  keep: (booking: HallBooking) => void;
  /** Keeps what became of a booking, whichever is shown; a question about its day stays. */
  update: (booking: HallBooking) => void;
  /** The booking as this device knows it by now: another tab may have paid it or sent its invoice. */
  latest: (booking: HallBooking) => HallBooking;
  /** The booking to resume, if one is still good. */
  shown: () => HallBooking | undefined;
  /** Makes the booking of that day the one that is shown. */
  show: (day: HallDay) => void;
  /** Leaves the booking on the device and shows the form again. */
  hide: () => void;
};

/** The booking of an entry, be it the one that ended before its day was asked for again. */
export function bookingOf(entry: LedgerEntry | undefined): HallBooking | undefined {
  return entry?.state === 'held' ? entry.booking : entry?.ended;
}

/** An entry whose question is over, as what it stood in the way of. */
function withoutQuestion(entry: LedgerEntry): LedgerEntry[] {
  if (entry.state === 'held') return [entry];
  return entry.ended ? [{ state: 'held', day: entry.day, booking: entry.ended }] : [];
}

function isMoneyCurrent({ details, payments, terms }: HallBooking, today: CalendarDate): boolean {
  const ends = payments.map(({ at }) => addDays(lagosDate(at), hallPaymentKeptDays));
  return [...ends, addDays(details.eventDate, terms.cautionReturnDays)].some((end) => today <= end);
}

/** How long a hold is known after its end, in ms. */
const traceMs = hallTraceDays * 24 * 3_600_000;

/** When a hold whose answer was lost ends, if there is one. */
export function askedUntil({ at }: Pick<AskedHold, 'at'>): number {
  return at + hallTerms.invoiceValidHours * 3_600_000;
}

/** What is unpaid is known for some time after its end; what has money in it until the caution is due back, and a month after the payment. */
function isCurrent(entry: LedgerEntry, now: number): boolean {
  if (entry.state === 'asked') return now < askedUntil(entry) + (entry.ended ? 0 : traceMs);
  if (hasMoney(entry.booking)) return isMoneyCurrent(entry.booking, lagosDate(now));
  return now < expiresAt(entry.booking) + traceMs;
}

/** An invoice that ran out opens its page for as long again, so that nobody finds an empty form instead of it. */
function opensPage(booking: HallBooking, now: number): boolean {
  const { issuedAt } = booking.invoice;
  return hasMoney(booking) || now < 2 * expiresAt(booking) - issuedAt;
}

/** What is left of an entry at an instant (ms since the epoch). */
function current(entry: LedgerEntry, now: number): LedgerEntry[] {
  if (isCurrent(entry, now)) return [entry];
  return withoutQuestion(entry).filter((earlier) => isCurrent(earlier, now));
}

/** Clocks of two visits may differ by less than this, in ms, without anybody noticing. */
const clockTolerance = 15 * 60_000;

/** What a clock that went ahead has dated later than now is dated now, so that no hold seems to last for a year. */
function notFromTomorrow(entry: LedgerEntry, now: number): LedgerEntry {
  if (entry.state === 'asked') return entry.at > now + clockTolerance ? { ...entry, at: now } : entry;
  const { booking } = entry;
  if (booking.invoice.issuedAt <= now + clockTolerance) return entry;
  return { ...entry, booking: { ...booking, invoice: { ...booking.invoice, issuedAt: now } } };
}

/** What has money in it leaves the list at its end, but never the device: the clock may be wrong. */
function lasting(entry: LedgerEntry, now: number): LedgerEntry[] {
  const left = current(entry, now);
  if (left.length > 0) return left;
  return withoutQuestion(entry).filter((earlier) => earlier.state === 'held' && hasMoney(earlier.booking));
}

/** When something last happened to it: what is older than a wipe is not written back by a page that still shows it. */
function lastInstant(entry: LedgerEntry): number {
  if (entry.state === 'asked') return entry.at;
  return Math.max(entry.booking.invoice.issuedAt, ...entry.booking.payments.map(({ at }) => at));
}

/** The ledger in a storage. */
export function createBookingLedger(storage: DocumentStorage, now: () => number): BookingLedger {
  const kept = deviceDocument({
    storage,
    key: keptKeys.hall,
    schema: ledgerSchema,
    empty: { entries: [], shown: null },
  });
  const { write } = kept;

  const dated = (entry: LedgerEntry) => notFromTomorrow(entry, now());

  /** What stays on the device; what does not goes with this look at it, unless only a clock that may be wrong says so. */
  function stored() {
    const { entries, shown } = kept.read();
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

  function put(entry: LedgerEntry, shown: (before: HallDay | null) => HallDay | null) {
    if (lastInstant(entry) < wipedAt(storage, now())) return;
    const data = stored();
    const others = data.entries.filter(({ day }) => day !== entry.day);
    write({ entries: [...others, entry], shown: shown(data.shown) });
  }

  const entryOf = (wanted: HallDay) => read().entries.find(({ day }) => day === wanted);

  return {
    all: () => read().entries,
    keepsMore: () => stored().entries.some((entry) => current(entry, now()).length === 0),
    entry: entryOf,
    latest: (booking) => bookingOf(entryOf(hallDay(booking.details))) ?? booking,
    ask: (asked) => {
      const day = hallDay(asked);
      const ended = bookingOf(entryOf(day));
      const beside = ended && hasMoney(ended) ? { ended } : {};
      put({ state: 'asked', day, ...asked, ...beside }, (before) => before);
    },
    forget: (day) => {
      const data = stored();
      const entries = data.entries.flatMap((entry) => (entry.day === day ? withoutQuestion(entry) : [entry]));
      write({ ...data, entries });
    },
    keep: (booking) => {
      const day = hallDay(booking.details);
      put({ state: 'held', day, booking }, () => day);
    },
    update: (booking) => {
      const day = hallDay(booking.details);
      const known = entryOf(day);
      const isAsked = known?.state === 'asked';
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
