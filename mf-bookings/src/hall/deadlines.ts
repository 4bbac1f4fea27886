import { addDays, type CalendarDate, daysBetween, lagosDate } from '@venue/shared/dates.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { type HallBooking, isSettled, leftToPay } from './booking.ts';
import { expiresAt, invoiceSums } from './invoice.ts';

/** One stop of the timeline; `now` and `day` are drawn apart. */
export type Deadline = {
  id: 'hold' | 'cancel' | 'balance' | 'decorations' | 'rehearsal' | 'day' | 'caution';
  date: CalendarDate;
  /** Instant of the day (ms since the epoch), where the hour matters. */
  at?: number;
  what: string;
};

type Booked = Pick<HallBooking, 'invoice' | 'details' | 'payments'>;

/** Monday to Friday, that many times, from the day after. */
export function addBusinessDays(date: CalendarDate, days: number): CalendarDate {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}

function balanceWords(booked: Booked): string {
  const { balance, lateHours } = leftToPay(booked);
  const sums = [
    ...(balance > 0 ? [`balance of ${formatNaira(balance)}`] : []),
    ...(lateHours > 0 ? [`${formatNaira(lateHours)} for late hours`] : []),
  ].join(' and ');
  const due = sums === '' ? '' : `${sums[0]?.toUpperCase()}${sums.slice(1)}. `;
  return `${due}Table plan and adverts to us. Last day to move the date, for a 20% fee.`;
}

function everyDeadline(booked: Booked): Deadline[] {
  const { invoice, details } = booked;
  const { price } = invoiceSums(details);
  const { eventDate } = details;
  const holdEnds = expiresAt(invoice);
  const before = (days: number) => addDays(eventDate, -days);
  return [
    {
      id: 'hold',
      date: lagosDate(holdEnds),
      at: holdEnds,
      what: `This hold ends. Pay ${formatNaira(price.deposit)} or ${formatNaira(price.full)} before it.`,
    },
    {
      id: 'cancel',
      date: addBusinessDays(lagosDate(invoice.issuedAt), hallTerms.refundBusinessDays),
      what: 'Last day to cancel and have the deposit back, less 20%.',
    },
    { id: 'balance', date: before(hallTerms.balanceDueDays), what: balanceWords(booked) },
    { id: 'decorations', date: before(hallTerms.decorationDays), what: 'Decorations approved.' },
    {
      id: 'rehearsal',
      date: before(hallTerms.rehearsalDays),
      what: `Rehearsal booked. One hour, then ${formatNaira(hallTerms.rehearsalHour)} an hour.`,
    },
    { id: 'day', date: eventDate, what: `Your day. Doors from ${details.startTime}.` },
    {
      id: 'caution',
      date: addDays(eventDate, hallTerms.cautionReturnDays),
      what: `Caution of ${formatNaira(price.caution)} back by this date.`,
    },
  ];
}

/** What the terms want by dates before the event, in words. */
const preparations: Readonly<Partial<Record<Deadline['id'], string>>> = {
  balance: 'table plan and adverts',
  decorations: 'decorations',
  rehearsal: 'the rehearsal',
};

export type Deadlines = {
  dates: Deadline[];
  /** What a late booking has to settle at once, because the terms' day for it is today or over. */
  overdue: string[];
};

/** The dates that matter, in order; a hold that is paid, or whose transfer is on its way, no longer ends. */
export function deadlines(booked: Booked): Deadlines {
  const issued = lagosDate(booked.invoice.issuedAt);
  const { eventDate } = booked.details;
  const sorted = everyDeadline(booked).toSorted((one, other) => daysBetween(other.date, one.date));
  const isOverdue = ({ id, date }: Deadline) => id in preparations && date <= issued;
  const applies = ({ id, date }: Deadline) =>
    id === 'hold' ? !isSettled(booked) : id !== 'cancel' || date < eventDate;
  return {
    dates: sorted.filter((deadline) => !isOverdue(deadline) && applies(deadline)),
    overdue: sorted.filter(isOverdue).flatMap(({ id }) => preparations[id] ?? []),
  };
}
