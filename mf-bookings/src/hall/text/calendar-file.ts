import { type CalendarEntry, icalendar } from '@venue/shared/downloads/icalendar.ts';
import { saveFile } from '@venue/shared/downloads/save-file.ts';
import type { HallBooking } from '../booking/booking.ts';
import { type Deadline, deadlines } from './deadlines.ts';

/** Saves the dates of a booking as a calendar file. */
export function saveHallCalendar(booking: HallBooking): void {
  saveFile(`${booking.details.hall} ${booking.invoice.number}.ics`, {
    content: calendarFile({ ...booking, dates: deadlines(booking).dates }),
    mediaType: 'text/calendar;charset=utf-8',
  });
}

function entry(deadline: Deadline, booking: HallBooking): CalendarEntry {
  const { details, invoice, payments, changes } = booking;
  const written = [...payments, ...(changes?.moved ?? [])].map((each) => each.at);
  const { id, date, at, title, what } = deadline;
  return {
    uid: `${invoice.number}-${id}`,
    // Calendars replace an entry by a later version: payments and moves change what the entries say.
    writtenAt: Math.max(invoice.issuedAt, ...written),
    when: at === undefined ? { kind: 'days', first: date, last: date } : { kind: 'instant', at },
    summary: `${details.hall}: ${title}`,
    description: `${what} Invoice ${invoice.number}.`,
    reminder: id !== 'hold',
  };
}

/** An iCalendar file. Importing it twice changes nothing, because each date keeps its id. */
export function calendarFile({ dates, ...booking }: HallBooking & { dates: readonly Deadline[] }): string {
  return icalendar(dates.map((deadline) => entry(deadline, booking)));
}
