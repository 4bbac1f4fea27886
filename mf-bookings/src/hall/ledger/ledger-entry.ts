import '../../zod-config.ts';
import { addDays, type CalendarDate, lagosDate } from '@venue/shared/dates.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import * as z from 'zod/mini';
import { isCancelled, wasFor } from '../../change/kept/changes.ts';
import { keptInstant } from '../../storage/kept-instant.ts';
import { hallDay, type HallBooking, hasPayments } from '../booking/booking.ts';
import { expiresAt } from '../booking/invoice.ts';
import { keptBooking } from '../booking/kept-booking.ts';
import { hallTraceDays, keptDays } from '../../payment/kept-days.ts';
import { clockTolerance } from '../../time/kept-later.ts';

/** An entry as it is kept. */
export const entrySchema = z.union([
  /** A hold was asked for and no answer has been read: it may exist. */
  z.object({
    state: z.literal('unanswered'),
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
export type UnansweredHold = Extract<LedgerEntry, { state: 'unanswered' }>;

/** The booking of an entry, be it the one that ended before its day was asked for again. */
export function bookingOf(entry: LedgerEntry | undefined): HallBooking | undefined {
  return entry?.state === 'held' ? entry.booking : entry?.ended;
}

/** An entry whose question is over, as what it stood in the way of. */
export function withoutQuestion(entry: LedgerEntry): LedgerEntry[] {
  if (entry.state === 'held') return [entry];
  return entry.ended ? [{ state: 'held', day: entry.day, booking: entry.ended }] : [];
}

function isMoneyCurrent({ details, payments, terms }: HallBooking, today: CalendarDate): boolean {
  const ends = payments.map(({ at }) => addDays(lagosDate(at), keptDays));
  return [...ends, addDays(details.eventDate, terms.cautionReturnDays)].some((end) => today <= end);
}

/** How long a hold is known after its end, in ms. */
const traceMs = hallTraceDays * 24 * 3_600_000;

/** When a hold whose answer was lost ends, if there is one. */
export function unansweredUntil({ at }: Pick<UnansweredHold, 'at'>): number {
  return at + hallTerms.invoiceValidHours * 3_600_000;
}

/** What is unpaid is known for some time after its end; what has money in it until the caution is due back, and a month after the payment. */
function isCurrent(entry: LedgerEntry, now: number): boolean {
  if (entry.state === 'unanswered') return now < unansweredUntil(entry) + (entry.ended ? 0 : traceMs);
  if (hasPayments(entry.booking)) return isMoneyCurrent(entry.booking, lagosDate(now));
  return now < expiresAt(entry.booking) + traceMs;
}

/** An invoice that ran out opens its page for as long again, so that nobody finds an empty form instead of it. */
export function opensPage(booking: HallBooking, now: number): boolean {
  const { issuedAt } = booking.invoice;
  return hasPayments(booking) || now < 2 * expiresAt(booking) - issuedAt;
}

/** What is left of an entry at an instant (ms since the epoch). */
export function current(entry: LedgerEntry, now: number): LedgerEntry[] {
  if (isCurrent(entry, now)) return [entry];
  return withoutQuestion(entry).filter((earlier) => isCurrent(earlier, now));
}

/** What a clock that went ahead has dated later than now is dated now, so that no hold seems to last for a year. */
export function notFromTomorrow(entry: LedgerEntry, now: number): LedgerEntry {
  if (entry.state === 'unanswered') return entry.at > now + clockTolerance ? { ...entry, at: now } : entry;
  const { booking } = entry;
  // Its payments are made under references of that instant.
  if (hasPayments(booking) || booking.invoice.issuedAt <= now + clockTolerance) return entry;
  return { ...entry, booking: { ...booking, invoice: { ...booking.invoice, issuedAt: now } } };
}

/** What has money in it leaves the list at its end, but never the device: the clock may be wrong. */
export function lasting(entry: LedgerEntry, now: number): LedgerEntry[] {
  const left = current(entry, now);
  if (left.length > 0) return left;
  return withoutQuestion(entry).filter((earlier) => earlier.state === 'held' && hasPayments(earlier.booking));
}

/** When something last happened to it: what is older than a wipe is not written back by a page that still shows it. */
export function lastInstant(entry: LedgerEntry): number {
  if (entry.state === 'unanswered') return entry.at;
  return Math.max(entry.booking.invoice.issuedAt, ...entry.booking.payments.map(({ at }) => at));
}

/** Under which day a booking is kept. One that is cancelled leaves its day to others, and stays beside them. */
export function dayOf({ details, invoice, changes }: HallBooking): string {
  const day = hallDay(details);
  return isCancelled({ changes }) ? `${day}, cancelled, invoice ${invoice.number}` : day;
}

/** Whether one is the other, as it was before it was moved. Six digits alone may be two invoices' on a day. */
function wasOnce(one: HallBooking, other: HallBooking): boolean {
  return wasFor(other.details.eventDate, one.details.eventDate, one);
}

/** Whether both are about one booking, whatever day each has it under. */
export function hasBooking(entry: LedgerEntry, booking: HallBooking | undefined): boolean {
  const known = bookingOf(entry);
  if (!known || known.invoice.number !== booking?.invoice.number) return false;
  return wasOnce(known, booking) || wasOnce(booking, known);
}

/** What is left of an entry whose booking is kept under another day from now on. */
export function withoutBooking(entry: LedgerEntry): LedgerEntry[] {
  return entry.state === 'held' ? [] : [{ ...entry, ended: undefined }];
}
