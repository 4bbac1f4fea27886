import { formatLongDate, lagosDate } from '@venue/shared/time/dates.ts';
import { formatNaira } from '@venue/shared/words/numbers.ts';
import type { Changeable } from '../../change-history/changes.ts';
import { accountOf, balanceDueDay } from '../booking/account.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { Payable } from '../booking/invoice.ts';

/** `Pay the balance, ₦900,000` */
export function payBalanceLabel(booking: HallBooking): string {
  const { balance, payable } = accountOf(booking);
  return `Pay ${balance > 0 ? 'the balance' : 'the late hours'}, ${formatNaira(payable)}`;
}

/**
 * `by Thu 18 Feb 2027`, or at once if the booking was made, or moved, too late for that (TC-02, TC-03).
 */
export function balanceDueText(payable: Payable & Changeable): string {
  const day = balanceDueDay(payable);
  return day === undefined ? 'due at once' : `by ${formatLongDate(day, 'short')}`;
}

/** When the balance is due, as a sentence; `now`: ms since the epoch. */
export function balanceDueSentence(payable: Payable & Changeable, now: number): string {
  const day = balanceDueDay(payable);
  if (day === undefined) return 'It is due at once.';
  const today = lagosDate(now);
  if (day < today) return `It was due on ${formatLongDate(day, 'short')}: please pay it now.`;
  return day === today ? 'It is due today.' : `It is due by ${formatLongDate(day, 'short')}.`;
}
