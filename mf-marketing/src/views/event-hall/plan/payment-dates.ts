import { counted, countedInWords, capital } from '@venue/shared/words/numbers.ts';
import { addDays, type CalendarDate, formatLongDate } from '@venue/shared/time/dates.ts';
import { balanceDue, mustPayInFull, hallPrice, hallTerms } from '@venue/shared/venue/hall-terms.ts';
import type { CostSheet } from './cost-sheet.ts';
import type { Plan } from './plan.ts';

/** A payment and its date. */
export type PaymentDate = {
  id: 'hold' | 'full' | 'balance' | 'late' | 'arranged' | 'back';
  when: string;
  /** Naira; `back` goes to the visitor, everything else to the venue. */
  naira: number;
  what: string;
};

/** `thirty days`. */
const balanceDays = countedInWords(hallTerms.balanceDueDays, 'day');

function isShort({ eventDate }: Plan, today: CalendarDate): boolean {
  return eventDate !== '' && today !== '' && mustPayInFull(eventDate, today);
}

function atOnce(rental: number, lateHours: number): PaymentDate[] {
  const full: PaymentDate = {
    id: 'full',
    when: 'At once',
    naira: hallPrice(rental).full,
    what: `Rental and caution. Less than ${balanceDays} before the event, full payment is due.`,
  };
  if (lateHours === 0) return [full];
  return [full, { id: 'late', when: 'Also at once', naira: lateHours, what: 'Late hours.' }];
}

function inTwoParts({ hall, eventDate }: Plan, lateHours: number): PaymentDate[] {
  const { deposit, balance } = hallPrice(hall.rental);
  const day = eventDate && formatLongDate(balanceDue(eventDate), 'short');
  return [
    {
      id: 'hold',
      when: 'To secure the date',
      naira: deposit,
      what: `${hallTerms.depositPercent}% of the rental and the caution, by card or transfer, within ${counted(hallTerms.invoiceValidHours, 'hour')} of your invoice.`,
    },
    {
      id: 'balance',
      when: day ? `By ${day}` : `${capital(balanceDays)} before`,
      naira: balance + lateHours,
      what: lateHours > 0 ? 'The rest of the rental, and the late hours.' : 'The rest of the rental.',
    },
  ];
}

/** When each amount is paid (TC-02, TC-03, D-46); all but the last add up to the total. */
export function paymentDates(plan: Plan, sheet: CostSheet, today: CalendarDate): PaymentDate[] {
  const { hall, eventDate } = plan;
  const { lateHours, arranged } = sheet;
  const back = eventDate && formatLongDate(addDays(eventDate, hallTerms.cautionReturnDays), 'short');
  const extras: PaymentDate = {
    id: 'arranged',
    when: 'With our office',
    naira: arranged,
    what: 'You arrange and pay for guards and rehearsal with us directly, not in the online payment.',
  };
  return [
    ...(isShort(plan, today) ? atOnce(hall.rental, lateHours) : inTwoParts(plan, lateHours)),
    ...(arranged > 0 ? [extras] : []),
    {
      id: 'back',
      when: back ? `By ${back}` : `Within ${counted(hallTerms.cautionReturnDays, 'day')} after`,
      naira: hallPrice(hall.rental).caution,
      what: 'The caution comes back to you.',
    },
  ];
}
