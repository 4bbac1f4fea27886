import type { HallBooking } from '../../src/hall/booking/booking.ts';
import { cancelCost, moveCost, moveFeeByTerms } from '../../src/change/hall-change-cost.ts';

const dayMs = 86_400_000;

/** Ambali Hall by its terms: rental, 40% deposit, caution, and 20% fee for moving. */
const sums = { rental: 1_500_000, deposit: 600_000, caution: 200_000, fee: 300_000 } as const;

/** Midnight of a day in Lagos, as if it were UTC. */
function dayAt(instant: number): number {
  return Math.floor((instant + 3_600_000) / dayMs) * dayMs;
}

function paidBy({ payments }: HallBooking, by = Infinity): number {
  const made = payments.filter(({ state, check, at }) => state === 'paid' && check !== 'denied' && at <= by);
  return made.reduce((sum, { naira }) => sum + naira, 0);
}

/** Weekdays after the day of booking, up to and including a day. */
function businessDays(booked: number, until: number): number {
  const days = Array.from(
    { length: Math.max(0, (until - booked) / dayMs) },
    (_, index) => booked + (index + 1) * dayMs,
  );
  return days.filter((day) => ![0, 6].includes(new Date(day).getUTCDay())).length;
}

/** The refund of a cancelled hall; the terms implemented a second time. */
function refundOf(booking: HallBooking, now: number): number {
  const paid = paidBy(booking);
  const caution = Math.min(paid, sums.caution);
  const deposit = Math.min(paid - caution, sums.deposit);
  const isEarly = businessDays(dayAt(booking.invoice.issuedAt), dayAt(now) - dayMs) < 5;
  const over = Math.max(0, paid - sums.rental - sums.caution);
  return caution + over + (isEarly ? deposit - Math.round(deposit / 5) : 0);
}

function daysBefore(event: string, instant: number): number {
  return (Date.parse(`${event}T00:00:00Z`) - dayAt(instant)) / dayMs;
}

/** The fee for a move that is requested at an instant. */
function feeOf(event: string, instant: number): number | undefined {
  return daysBefore(event, instant) >= 30 ? sums.fee : undefined;
}

/** Whether refund and fee on the page and on the invoice follow the booking's own terms. */
export function costsAsTheTermsSay(booking: HallBooking, now: number): boolean {
  const today = new Date(dayAt(now)).toISOString().slice(0, 10);
  const paid = paidBy(booking);
  const { total } = cancelCost(booking, today);
  const [fee] = moveCost(booking, today).rows;
  const due = paid === 0 ? undefined : feeOf(booking.details.eventDate, now);
  return total?.naira === (paid === 0 ? undefined : refundOf(booking, now)) && fee?.naira === due;
}

/**
 * Whether the fee suggested in the form for the venue's answer is that of the day of the request, or none if nothing was paid by then; and
 * whether every stored fee for a move is one that the terms can give.
 */
export function feeAsItWasRequested(booking: HallBooking): boolean {
  const { request, moved = [] } = booking.changes ?? {};
  if (request?.wish.kind === 'move') {
    const fee = paidBy(booking, request.at) > 0 ? (feeOf(booking.details.eventDate, request.at) ?? 0) : 0;
    if (moveFeeByTerms(booking, request.at) !== fee) return false;
  }
  return moved.every(({ fee, from, requestedAt }) => !fee || fee.naira === feeOf(from.from, requestedAt));
}
