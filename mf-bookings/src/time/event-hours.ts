import { type CalendarDate, zoneTextOn } from '@venue/shared/time/dates.ts';

type Event = { eventDate: CalendarDate; startTime: string; endTime: string };

/** `12:00 to 19:00`; on other clocks than those of Lagos with their name. */
export function eventHours({ eventDate, startTime, endTime }: Event): string {
  return `${startTime} to ${endTime}${zoneTextOn(eventDate)}`;
}
