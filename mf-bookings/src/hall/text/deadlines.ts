import { inAList } from '@venue/shared/text/in-a-list.ts';
import { formatNaira, countedInWords, capital } from '@venue/shared/text/numbers.ts';
import { addDays, type CalendarDate, daysBetween, lagosDate } from '@venue/shared/time/dates.ts';
import { zoneSuffixOn } from '@venue/shared/time/zone-suffix.ts';
import { isCancelled } from '../../change-history/changes.ts';
import { accountOf, dateSetOn, priceOf } from '../booking/account.ts';
import { type HallBooking, hasPaidOrPending } from '../booking/booking.ts';
import { lastDayToCancel } from '../booking/change-rules.ts';
import { expiresAt } from '../booking/invoice.ts';

/** One date of the timeline. */
export type Deadline = {
  /** Stays the same for the same booking. */
  id:
    | 'hold'
    | 'cancel'
    | 'balance'
    | `${number}-days-before`
    | 'decorations'
    | 'rehearsal'
    | 'day'
    | 'caution';
  date: CalendarDate;
  /** Ms since the epoch; only where the time of day matters. */
  at?: number;
  /** Title of the calendar entry. */
  title: string;
  what: string;
  /** What the terms require by then; anything a late booking has missed is due at once. */
  prepares?: readonly string[];
};

function sumsLeft(booking: HallBooking): { name: string; text: string }[] {
  const { balance, lateHours } = accountOf(booking).left;
  return [
    ...(balance > 0 ? [{ name: 'balance', text: `balance of ${formatNaira(balance)}` }] : []),
    ...(lateHours > 0 ? [{ name: 'late hours', text: `${formatNaira(lateHours)} for late hours` }] : []),
  ];
}

function papersOf({ tablePlanDays, advertDays }: HallBooking['terms'], days: number): string[] {
  return [
    { name: 'table plan', by: tablePlanDays },
    { name: 'adverts', by: advertDays },
  ]
    .filter(({ by }) => by === days)
    .map(({ name }) => name);
}

function deadlineBefore(booking: HallBooking, days: number): Deadline {
  const { terms, details } = booking;
  const isBalance = days === terms.balanceDueDays;
  const sums = isBalance ? sumsLeft(booking) : [];
  const papers = papersOf(terms, days);
  const isLastToMove = days === terms.dateChangeNoticeDays;
  const sentences = [
    ...(sums.length > 0 ? [inAList(sums.map(({ text }) => text))] : []),
    ...(papers.length > 0 ? [`${inAList(papers)} to us`] : []),
    ...(isLastToMove ? [`last day to move the date, for a ${terms.dateChangePercent}% fee`] : []),
  ];
  const due = [...sums.map(({ name }) => name), ...papers];
  return {
    id: isBalance ? 'balance' : `${days}-days-before`,
    date: addDays(details.eventDate, -days),
    title: due.length > 0 ? capital(`${inAList(due)} due`) : 'Last day to move the date',
    what: sentences.map((sentence) => `${capital(sentence)}.`).join(' '),
    prepares: papers.length > 0 ? [inAList(papers)] : [],
  };
}

/** Balance, papers and the last day to move the date. Those that fall on one day share an entry. */
function deadlinesBefore(booking: HallBooking): Deadline[] {
  const { balanceDueDays, tablePlanDays, advertDays, dateChangeNoticeDays } = booking.terms;
  const days = new Set([balanceDueDays, tablePlanDays, advertDays, dateChangeNoticeDays]);
  return [...days].map((each) => deadlineBefore(booking, each)).filter(({ what }) => what !== '');
}

function preparations({ details, terms }: HallBooking): Deadline[] {
  const freeHours = capital(countedInWords(terms.rehearsalFreeHours, 'hour'));
  return [
    {
      id: 'decorations',
      date: addDays(details.eventDate, -terms.decorationDays),
      title: 'Decorations approved',
      what: 'Decorations approved.',
      prepares: ['decorations'],
    },
    {
      id: 'rehearsal',
      date: addDays(details.eventDate, -terms.rehearsalDays),
      title: 'Rehearsal booked',
      what: `Rehearsal booked. ${freeHours} free, then ${formatNaira(terms.rehearsalHour)} an hour.`,
      prepares: ['the rehearsal'],
    },
  ];
}

function everyDeadline(booking: HallBooking): Deadline[] {
  const { details, terms } = booking;
  const price = priceOf(booking);
  const holdEnds = expiresAt(booking);
  return [
    {
      id: 'hold',
      date: lagosDate(holdEnds),
      at: holdEnds,
      title: 'Hold ends: pay the invoice',
      what: `Your hold ends. Pay ${formatNaira(price.deposit)} or ${formatNaira(price.full)} before then.`,
    },
    {
      id: 'cancel',
      date: lastDayToCancel(booking),
      title: 'Last day to cancel',
      what: `Last day to cancel and get the deposit back, less ${terms.refundLessPercent}% of it.`,
    },
    ...deadlinesBefore(booking),
    ...preparations(booking),
    {
      id: 'day',
      date: details.eventDate,
      title: 'The day itself',
      what: `Your day. Doors from ${details.startTime}${zoneSuffixOn(details.eventDate)}.`,
    },
    {
      id: 'caution',
      date: addDays(details.eventDate, terms.cautionReturnDays),
      title: 'Caution returned by today',
      what: `Caution of ${formatNaira(price.caution)} returned by this date.`,
    },
  ];
}

export type Deadlines = {
  dates: Deadline[];
  /** Due at once, because the date for it had passed when the hall was booked or moved. */
  overdue: string[];
};

/** The dates that matter, in order; none once cancelled. The hold has no end once paid, or while a transfer is on its way. */
export function deadlines(booking: HallBooking): Deadlines {
  if (isCancelled(booking)) return { dates: [], overdue: [] };
  const { eventDate } = booking.details;
  const dated = dateSetOn(booking);
  const sorted = everyDeadline(booking).sort((one, other) => daysBetween(other.date, one.date));
  const isOverdue = ({ prepares, date }: Deadline) => prepares !== undefined && date < dated;
  const applies = ({ id, date }: Deadline) =>
    id === 'hold' ? !hasPaidOrPending(booking) : id !== 'cancel' || date < eventDate;
  return {
    dates: sorted.filter((deadline) => !isOverdue(deadline) && applies(deadline)),
    overdue: sorted.filter(isOverdue).flatMap(({ prepares }) => prepares ?? []),
  };
}
