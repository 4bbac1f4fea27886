import ICAL from 'ical.js';

/**
 * An entry as a calendar reads it. Whole days are `YYYY-MM-DD`, moments end in `Z`; no end where the file
 * gives none.
 */
export type ReadEntry = { uid: string; summary: string; start: string; end: string | undefined };

/** A calendar file as a calendar reads it; for tests. */
export function readCalendar(file: string): ReadEntry[] {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  return events.map((event) => {
    const value = (name: string) => event.getFirstPropertyValue(name)?.toString();
    return {
      uid: value('uid') ?? '',
      summary: value('summary') ?? '',
      start: value('dtstart') ?? '',
      end: value('dtend'),
    };
  });
}
