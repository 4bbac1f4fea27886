import { addDays, type CalendarDate, isoInstant } from '../time/dates.ts';
import { brand, region, street } from '../venue/contacts.ts';

/** One entry of a calendar. */
export type CalendarEntry = {
  /** Stays the same for the same entry, so that importing it twice changes nothing. */
  uid: string;
  /** When the entry was written, in ms since the epoch. */
  writtenAt: number;
  when:
    | { kind: 'instant'; at: number }
    /** Whole days from the first to the last of them. */
    | { kind: 'days'; first: CalendarDate; last: CalendarDate };
  summary: string;
  description: string;
  /** A reminder on the day before. */
  reminder: boolean;
};

/** iCalendar wants these characters escaped in texts (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n');
}

/** Lines have at most 75 bytes; continuation lines begin with a space (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [''];
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > 75) {
      lines.push('');
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join('\r\n ');
}

function stamp(instant: number): string {
  return `${isoInstant(instant).slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function basicDate(date: CalendarDate): string {
  return date.replaceAll('-', '');
}

function times(when: CalendarEntry['when']): string[] {
  // An end has to be later than the start; without one, a moment ends as it begins (RFC 5545, 3.6.1 and 3.8.2.2).
  if (when.kind === 'instant') return [`DTSTART:${stamp(when.at)}`];
  const end = addDays(when.last, 1);
  return [`DTSTART;VALUE=DATE:${basicDate(when.first)}`, `DTEND;VALUE=DATE:${basicDate(end)}`];
}

const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Reminder', 'TRIGGER:-P1D', 'END:VALARM'];

function event(entry: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}@${brand.slug}`,
    `DTSTAMP:${stamp(entry.writtenAt)}`,
    ...times(entry.when),
    `SUMMARY:${escapeText(entry.summary)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `LOCATION:${escapeText(`${brand.name}, ${street}, ${region}`)}`,
    ...(entry.reminder ? alarm : []),
    'END:VEVENT',
  ];
}

/** An iCalendar file (RFC 5545) of the venue. */
export function icalendar(entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.slug}//booking//EN`,
    ...entries.flatMap(event),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
