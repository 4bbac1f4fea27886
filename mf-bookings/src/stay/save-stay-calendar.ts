import { saveFile } from '../downloads/save-file.ts';
import type { Place } from './places.ts';
import { stayCalendar } from './stay-calendar.ts';
import type { StayRecord } from './stay-record.ts';

/** Hands a stay over as a file for the visitor's calendar. */
export function saveStayCalendar(place: Place, record: StayRecord): void {
  saveFile(`${place.name} ${record.from}.ics`, {
    content: stayCalendar(place, record),
    mediaType: 'text/calendar;charset=utf-8',
  });
}
