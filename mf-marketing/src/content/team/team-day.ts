import { formatNaira, counted, countedInWords, capital } from '@venue/shared/text/numbers.ts';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import { detailRoomKey } from '../../media/pictures/detail-room-key.ts';
import { hallAmbaliScreens } from '../../media/pictures/hall-ambali-screens.ts';
import { loungeBar } from '../../media/pictures/lounge-bar.ts';
import { roundTable } from '../../seating/seating-plan.ts';
import { seatsDrawn } from '../halls/hall-plans.ts';
import { middleHall } from '../halls/halls.ts';
import { daysOrWeeksInWords, spokenHour } from '../time-in-words.ts';

function hoursOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours + minutes / 60;
}

/** The example day is written for thirteen hours, 7am to 8pm; other operating hours stretch it. */
const exampleHours = 13;

type Opened = { readonly opening: string; readonly closing: string };

/** Maps an hour of the example day onto the venue’s operating hours, as `HH:00`. */
export function hourOfTheDay(hoursIn: number, { opening, closing }: Opened = hallTerms): string {
  const from = hoursOf(opening);
  const length = (hoursOf(closing) - from + 24) % 24 || 24;
  const hour = Math.round(from + (length * hoursIn) / exampleHours) % 24;
  return `${String(hour).padStart(2, '0')}:00`;
}

export type TeamHour = {
  time: string;
  /** A trade, not a name. */
  trade: string;
  text: string;
  picture?: { of: PictureRecord; caption: string };
  /** The hour when the guests arrive. */
  guests?: true;
  /** Light outside, which the background of the page follows. */
  daylight: 'morning' | 'day' | 'dusk' | 'night';
  /** Height of the sun, or of the moon after dark; 1 is noon. */
  height: number;
};

const { opening, closing, decorationDays, tablePlanDays, lateCharge } = hallTerms;
const midday = hourOfTheDay(5);
const tables = Math.ceil(seatsDrawn(middleHall) / roundTable.seats);

/** A wedding day for the team: operating hours as in K-17, the rest an example. */
export const teamDay = [
  {
    time: hourText(opening),
    trade: 'The guards',
    daylight: 'morning',
    height: 0.05,
    text: 'Operating hours begin. One unlocks the gate, one walks the grounds, one checks that every door inside opens.',
  },
  {
    time: hourText(hourOfTheDay(1)),
    trade: 'The set-up crew',
    daylight: 'morning',
    height: 0.3,
    text: `Tables first, then chairs, from the plan the family gave us ${counted(tablePlanDays, 'day')} ago. ${capital(countedInWords(tables, 'table'))} of ten is a morning’s work.`,
    picture: { of: hallAmbaliScreens, caption: 'Tables set, by the screens' },
  },
  {
    time: hourText(hourOfTheDay(3)),
    trade: 'The manager',
    daylight: 'day',
    height: 0.8,
    text: `Walks the hall with the decorator, drawing in hand. It was approved ${daysOrWeeksInWords(decorationDays)} ago, so this is a short walk.`,
  },
  {
    time: midday === '12:00' ? 'Noon' : hourText(midday),
    trade: 'Reception',
    daylight: 'day',
    height: 1,
    text: 'The call line’s busiest hour: a room that should face the court, a cousin at the wrong gate, an aunt asking who is already here.',
    picture: { of: detailRoomKey, caption: 'The desk, bell and key' },
  },
  {
    time: hourText(hourOfTheDay(7)),
    trade: 'Everybody',
    daylight: 'day',
    height: 0.85,
    text: 'Your guests arrive. Guards, reception and the manager are in place.',
    guests: true,
  },
  {
    time: hourText(hourOfTheDay(10)),
    trade: 'The bartenders',
    daylight: 'dusk',
    height: 0.15,
    text: `Some of the party crosses to the lounge, where bartenders come with the room. Ice has been ready since ${spokenHour(hourOfTheDay(8))}.`,
    picture: { of: loungeBar, caption: 'Lounge, the bar' },
  },
  {
    time: hourText(closing),
    trade: 'The manager, again',
    daylight: 'night',
    height: 0.45,
    text: `Halls close. Agree the ${formatNaira(lateCharge)} late charge beforehand and the music plays on.`,
  },
  {
    time: 'After',
    trade: 'The cleaners',
    daylight: 'night',
    height: 0.9,
    text: `Sweep up the confetti, mop the boards, and put everything back as it was at ${spokenHour(opening)}.`,
  },
] as const satisfies readonly TeamHour[];

/** The hours of one light, and the first picture among them. */
export type DayPart = {
  daylight: TeamHour['daylight'];
  hours: readonly TeamHour[];
  picture: TeamHour['picture'];
};

const daylights = ['morning', 'day', 'dusk', 'night'] as const satisfies readonly TeamHour['daylight'][];

function dayPartOf(daylight: TeamHour['daylight']): DayPart {
  const hours: readonly TeamHour[] = teamDay.filter((hour) => hour.daylight === daylight);
  return { daylight, hours, picture: hours.find(({ picture }) => picture)?.picture };
}

export const dayParts: readonly DayPart[] = daylights.map(dayPartOf);
