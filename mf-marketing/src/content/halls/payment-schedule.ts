import { capital, counted, countedInWords } from '@venue/shared/text/numbers.ts';
import { addDays, type CalendarDate, formatLongDate } from '@venue/shared/time/dates.ts';
import { balanceDue, hallPrice, hallTerms, mustPayInFull } from '@venue/shared/venue/hall-terms.ts';

/** An amount, when it is paid, and what it is for. */
export type ScheduledPayment = {
  id: 'deposit' | 'full' | 'balance' | 'late' | 'guards-and-rehearsal' | 'caution-refund';
  when: string;
  /** Naira; `caution-refund` goes to the visitor, everything else to the venue. */
  naira: number;
  what: string;
};

type Hire = {
  /** Naira. */
  rental: number;
  /** Naira for late hours, due with the balance (D-46). */
  lateCharge?: number;
  /** Naira for guards and rehearsal, which are not paid online. */
  payableAtOffice?: number;
  /** '' if unknown. */
  eventDate?: CalendarDate;
};

/** `thirty days`. */
const balanceDays = countedInWords(hallTerms.balanceDueDays, 'day');

function byDay(date: CalendarDate): string {
  return `By ${formatLongDate(date, 'short')}`;
}

function inFull({ rental, lateCharge = 0 }: Hire): ScheduledPayment[] {
  const full: ScheduledPayment = {
    id: 'full',
    when: 'At once',
    naira: hallPrice(rental).full,
    what: `Rental and caution. Less than ${balanceDays} before the event, full payment is due.`,
  };
  if (lateCharge === 0) return [full];
  return [full, { id: 'late', when: 'Also at once', naira: lateCharge, what: 'Late hours.' }];
}

function inTwoParts({ rental, lateCharge = 0, eventDate = '' }: Hire): ScheduledPayment[] {
  const { deposit, balance } = hallPrice(rental);
  return [
    {
      id: 'deposit',
      when: 'To secure the date',
      naira: deposit,
      what: `${hallTerms.depositPercent}% of the rental and the caution, by card or transfer, within ${counted(hallTerms.invoiceValidHours, 'hour')} of your invoice.`,
    },
    {
      id: 'balance',
      when: eventDate ? byDay(balanceDue(eventDate)) : `${capital(balanceDays)} before`,
      naira: balance + lateCharge,
      what: lateCharge > 0 ? 'The rest of the rental, and the late hours.' : 'The rest of the rental.',
    },
  ];
}

function atOffice({ payableAtOffice = 0 }: Hire): ScheduledPayment[] {
  if (payableAtOffice === 0) return [];
  const what = 'You arrange and pay for guards and rehearsal with us directly, not in the online payment.';
  return [{ id: 'guards-and-rehearsal', when: 'With our office', naira: payableAtOffice, what }];
}

function cautionRefund({ rental, eventDate = '' }: Hire): ScheduledPayment {
  const { cautionReturnDays } = hallTerms;
  return {
    id: 'caution-refund',
    when: eventDate
      ? byDay(addDays(eventDate, cautionReturnDays))
      : `Within ${counted(cautionReturnDays, 'day')} after`,
    naira: hallPrice(rental).caution,
    what: 'The caution comes back to you.',
  };
}

/** What is paid for a hall, and when (I-04 to I-06, I-13, TC-02, TC-03, D-46). Without a date or `today`, in two parts. */
export function paymentSchedule(hire: Hire, today: CalendarDate = ''): readonly ScheduledPayment[] {
  const { eventDate = '' } = hire;
  const isSoon = eventDate !== '' && today !== '' && mustPayInFull(eventDate, today);
  return [...(isSoon ? inFull(hire) : inTwoParts(hire)), ...atOffice(hire), cautionRefund(hire)];
}
