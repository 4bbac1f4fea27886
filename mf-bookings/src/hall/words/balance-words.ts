import { type CalendarDate, formatLongDate, lagosDate } from '@venue/shared/dates.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { balanceDue, mustPayInFull } from '@venue/shared/venue/hall-due.ts';
import { accountOf } from '../booking/account.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { Payable } from '../booking/invoice.ts';

/** What the button that pays all of the balance says: `Pay the balance, ₦900,000`. */
export function payBalanceLabel(booking: HallBooking): string {
  const { balance, payable } = accountOf(booking);
  return `Pay ${balance > 0 ? 'the balance' : 'the late hours'}, ${formatNaira(payable)}`;
}

/** Day by which the balance is due; undefined where it is due at once (TC-02, TC-03). */
function dueDay({ details, invoice, terms }: Payable): CalendarDate | undefined {
  const { eventDate } = details;
  return mustPayInFull(eventDate, lagosDate(invoice.issuedAt), terms)
    ? undefined
    : balanceDue(eventDate, terms);
}

/** Whether the balance is to be paid now, at an instant (ms since the epoch). */
export function isBalanceDue(payable: Payable, now: number): boolean {
  const day = dueDay(payable);
  return day === undefined || day <= lagosDate(now);
}

/** By when the balance is due, at an instant (ms since the epoch), in a sentence. */
export function balanceDueSentence(payable: Payable, now: number): string {
  const day = dueDay(payable);
  if (day === undefined) return 'It is due at once.';
  const today = lagosDate(now);
  if (day < today) return `It was due on ${formatLongDate(day, 'short')}: please pay it now.`;
  return day === today ? 'It is due today.' : `It is due by ${formatLongDate(day, 'short')}.`;
}
