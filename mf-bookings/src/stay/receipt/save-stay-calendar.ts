import { saveFile } from '@venue/shared/downloads/save-file.ts';
import type { Place } from '../booking/places.ts';
import { stayCalendar } from './stay-calendar.ts';
import type { StayRecord } from '../booking/stay-record.ts';

/** Hands a stay over as a file for the visitor's calendar; false as `saveFile` says. */
export function saveStayCalendar(place: Place, record: StayRecord): Promise<boolean> {
  return saveFile(`${place.name} ${record.from}.ics`, {
    content: stayCalendar(place, record),
    mediaType: 'text/calendar;charset=utf-8',
  });
}
