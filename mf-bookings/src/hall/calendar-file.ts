import { type CalendarEntry, icalendar } from '../page/icalendar.ts';
import { type HallBooking, leftToPay } from './booking.ts';
import type { Deadline } from './deadlines.ts';

const titles = {
  hold: 'Hold ends: pay the invoice',
  cancel: 'Last day to cancel',
  balance: 'Balance, table plan and adverts due',
  decorations: 'Decorations approved',
  rehearsal: 'Rehearsal booked',
  day: 'The day itself',
  caution: 'Caution back by today',
} as const satisfies Record<Deadline['id'], string>;

function titleOf({ id }: Deadline, booking: HallBooking): string {
  return id === 'balance' && leftToPay(booking).balance === 0 ? 'Table plan and adverts due' : titles[id];
}

function entry(deadline: Deadline, booking: HallBooking): CalendarEntry {
  const { details, invoice } = booking;
  const { id, date, at, what } = deadline;
  return {
    uid: `${invoice.number}-${id}`,
    writtenAt: invoice.issuedAt,
    when: at === undefined ? { kind: 'days', first: date, last: date } : { kind: 'instant', at },
    summary: `${details.hall}: ${titleOf(deadline, booking)}`,
    description: `${what} Invoice ${invoice.number}.`,
    reminder: id !== 'hold',
  };
}

/** The dates of a booking as an iCalendar file; importing it twice changes nothing, for each date keeps its id. */
export function calendarFile({ dates, ...booking }: HallBooking & { dates: readonly Deadline[] }): string {
  return icalendar(dates.map((deadline) => entry(deadline, booking)));
}
