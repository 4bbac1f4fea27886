import { saveFile } from '@venue/shared/downloads/save-file.ts';
import type { HallBooking } from '../booking/booking.ts';
import { calendarFile } from './calendar-file.ts';
import { deadlines } from '../words/deadlines.ts';

/** Hands the dates of a booking over as a file for the visitor's calendar; false as `saveFile` says. */
export function saveHallCalendar(booking: HallBooking): Promise<boolean> {
  return saveFile(`${booking.details.hall} ${booking.invoice.number}.ics`, {
    content: calendarFile({ ...booking, dates: deadlines(booking).dates }),
    mediaType: 'text/calendar;charset=utf-8',
  });
}
