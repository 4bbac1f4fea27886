import { formatLongDate, lagosDate } from '@venue/shared/dates.ts';
import { formatNaira } from '@venue/shared/money.ts';
import type { Changeable } from '../../change-history/changes.ts';
import { accountOf, balanceDueDay } from '../booking/account.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { Payable } from '../booking/invoice.ts';

/** What the button that pays all of the balance says: `Pay the balance, ₦900,000`. */
export function payBalanceLabel(booking: HallBooking): string {
  const { balance, payable } = accountOf(booking);
  return `Pay ${balance > 0 ? 'the balance' : 'the late hours'}, ${formatNaira(payable)}`;
}

/**
 * By when what a deposit leaves is due: `by Thu 18 Feb 2027`, or at once where the event got its date too late for it (TC-02, TC-03).
 */
export function balanceDueText(payable: Payable & Changeable): string {
  const day = balanceDueDay(payable);
  return day === undefined ? 'due at once' : `by ${formatLongDate(day, 'short')}`;
}

/** By when the balance is due, at an instant (ms since the epoch), in a sentence. */
export function balanceDueSentence(payable: Payable & Changeable, now: number): string {
  const day = balanceDueDay(payable);
  if (day === undefined) return 'It is due at once.';
  const today = lagosDate(now);
  if (day < today) return `It was due on ${formatLongDate(day, 'short')}: please pay it now.`;
  return day === today ? 'It is due today.' : `It is due by ${formatLongDate(day, 'short')}.`;
}
