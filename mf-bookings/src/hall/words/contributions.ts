import { formatLongDate, formatNumericDate, lagosDate } from '@venue/shared/dates.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { standingOf } from '../../payment/standing-of.ts';
import { accountOf } from '../booking/account.ts';
import { type HallBooking, onlyTold } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';

/** What one person has paid of a hall, or says to have paid; `mark` says what is known of it. Naira. */
export type Contribution = {
  id: string;
  who: string;
  when: string;
  naira: number;
  mark: string;
  counts: boolean;
};

function markOf(payment: HallPayment): string {
  const standing = standingOf(payment);
  if (standing === 'pending') return 'transfer on its way';
  if (standing === 'denied') return 'not confirmed';
  return payment.check === 'confirmed' ? 'confirmed' : 'the venue confirms it';
}

/** Who made a payment of a booking. */
function payerOf({ choice, by }: HallPayment, { details }: Pick<HallBooking, 'details'>): string {
  return choice === 'elsewhere' ? (by ?? 'Somebody with the link') : (by ?? details.firstName);
}

/** Everybody who has paid, first who paid first; last what is only told. */
export function contributionsOf(booking: HallBooking): Contribution[] {
  const made = booking.payments
    .filter(({ state }) => state !== 'opened')
    .sort((one, other) => one.at - other.at)
    .map((payment) => ({
      id: payment.reference,
      who: payerOf(payment, booking),
      when: formatNumericDate(lagosDate(payment.at)),
      naira: payment.naira,
      mark: markOf(payment),
      counts: standingOf(payment) === 'paid',
    }));
  const told = onlyTold(booking).map(({ reference, by, at, naira }) => ({
    id: reference,
    who: by,
    when: formatNumericDate(lagosDate(at)),
    naira,
    mark: 'told, not confirmed',
    counts: false,
  }));
  return [...made, ...told];
}

/** The list as a text for the family. */
export function contributionsText(booking: HallBooking): string {
  const { details, invoice } = booking;
  const { paid, total, owed } = accountOf(booking);
  return [
    `${details.hall}, ${formatLongDate(details.eventDate)}, invoice ${invoice.number}.`,
    `${formatNaira(paid)} of ${formatNaira(total)} is paid, ${owed > 0 ? `${formatNaira(owed)} is left` : 'nothing is left'}.`,
    ...contributionsOf(booking).map(
      ({ who, naira, when, mark, id }) => `${who}: ${formatNaira(naira)}, ${when}, ${mark}, ${id}`,
    ),
  ].join('\n');
}
