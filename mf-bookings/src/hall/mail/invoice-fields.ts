import { formatNaira } from '@venue/shared/text/numbers.ts';
import type { Configuration } from '../../configuration.ts';
import type { MailField } from '../../mail/venue-mail.ts';
import { numericMomentInLagos } from '../../time/moment-in-words.ts';
import { priceOf } from '../booking/account.ts';
import type { HallBooking } from '../booking/booking.ts';
import { expiresAt, narration } from '../booking/invoice.ts';
import { balanceDueText } from '../text/paid-and-due.ts';
import { detailFields } from './detail-fields.ts';

/** Amounts and deadlines, because an e-mail template cannot compute them. */
function sumFields(booking: HallBooking): MailField[] {
  const price = priceOf(booking);
  return [
    { name: 'rental', label: 'Hall rental', value: formatNaira(price.rental) },
    { name: 'caution', label: 'Caution, refundable', value: formatNaira(price.caution) },
    { name: 'fullPayment', label: 'Full payment', value: formatNaira(price.full) },
    { name: 'deposit', label: 'Or deposit', value: formatNaira(price.deposit) },
    { name: 'balance', label: 'Balance after the deposit', value: formatNaira(price.balance) },
    {
      name: 'lateHours',
      label: 'Late hours',
      value: price.lateHours > 0 ? formatNaira(price.lateHours) : 'None',
    },
    { name: 'balanceDue', label: 'Balance and late hours', value: balanceDueText(booking) },
    {
      name: 'validUntil',
      label: 'Held and payable until',
      value: numericMomentInLagos(expiresAt(booking)),
    },
  ];
}

function bankFields({ invoice }: HallBooking, bank: Configuration['bank']): MailField[] {
  return [
    { name: 'bank', label: 'Bank', value: bank.bank },
    { name: 'accountNumber', label: 'Account number', value: bank.accountNumber },
    { name: 'accountName', label: 'Account name', value: bank.accountName },
    { name: 'narration', label: 'Narration', value: narration(invoice) },
  ];
}

/** F-06, F-07. */
export function invoiceFields(booking: HallBooking, bank: Configuration['bank']): MailField[] {
  const { details, invoice, bookingRef } = booking;
  return [
    ...detailFields(details),
    { name: 'invoiceNumber', label: 'Invoice', value: invoice.number },
    { name: 'bookingRef', label: 'Booking reference', value: bookingRef ?? 'None given' },
    ...sumFields(booking),
    ...bankFields(booking, bank),
  ];
}
