import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';

/** An entry as a calendar reads it. Whole days are `YYYY-MM-DD`, moments end in `Z`; no end where the file gives none. */
export type ReadEntry = { uid: string; summary: string; start: string; end: string | undefined };

function inText(date: Date, type: 'DATE' | 'DATE-TIME' | undefined): string {
  return type === 'DATE' ? date.toISOString().slice(0, 10) : `${date.toISOString().slice(0, 19)}Z`;
}

function byTsIcs(file: string): ReadEntry[] {
  return (convertIcsCalendar(undefined, file).events ?? []).map(({ uid, summary, start, end }) => ({
    uid,
    summary,
    start: inText(start.date, start.type),
    end: end ? inText(end.date, end.type) : undefined,
  }));
}

function byIcalJs(file: string): ReadEntry[] {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  return events.map((event) => {
    const time = (name: string) => event.getFirstPropertyValue(name)?.toString() ?? undefined;
    return {
      uid: time('uid') ?? '',
      summary: time('summary') ?? '',
      start: time('dtstart') ?? '',
      end: time('dtend'),
    };
  });
}

/** A calendar file as two readers that know nothing of each other read it; for tests. */
export function readTwice(file: string): { first: ReadEntry[]; second: ReadEntry[] } {
  return { first: byTsIcs(file), second: byIcalJs(file) };
}
