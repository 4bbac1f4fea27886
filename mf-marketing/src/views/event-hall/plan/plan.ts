import { type CalendarDate, isCalendarDate } from '@venue/shared/dates.ts';
import type { FieldValues } from '@venue/shared/form/field-values.ts';
import { wholeNumber } from '@venue/shared/form/whole-number.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import type { Layout } from '../../../content/halls/hall-plans.ts';
import { type Hall, halls, largestHall, middleHall } from '../../../content/halls/halls.ts';
import { type Fit, fitFor } from '../fit.ts';

/** What the fields of the plan hold when the page opens; the others are empty. Those that the booking form has too are named as there. */
export const examplePlan = {
  seating: 'banquet',
  armedGuards: '0',
  unarmedGuards: '0',
  guardHours: String(hallTerms.guardLeastHours),
  rehearsalHours: String(hallTerms.rehearsalFreeHours),
} as const;

/** An event as it is planned so far. */
export type Plan = {
  fit: Fit;
  /** How many come, guests and crew together; 0 while nobody was counted. */
  people: number;
  /** The one that the sheet counts: the chosen one, else the one that fits, else the middle one as an example. */
  hall: Hall;
  /** Whether the hall is the visitor's: chosen, or the one that takes the people who were counted. */
  isHallMeant: boolean;
  layout: Layout;
  /** '' while there is none. */
  eventDate: CalendarDate;
  /** `HH:MM` or ''. */
  startTime: string;
  endTime: string;
  guards: { armed: number; unarmed: number; hours: number };
  rehearsalHours: number;
};

/** The one that fits, the largest for more than fit any, the middle one while nobody was counted. */
function hallFor(fit: Fit): Hall {
  if (fit.kind === 'unknown') return middleHall;
  return fit.kind === 'beyond-halls' ? largestHall : fit.hall;
}

function isHallMeant({ kind }: Fit, chosen: Hall | undefined): boolean {
  return kind === 'unknown' ? chosen !== undefined : kind !== 'beyond-halls';
}

function countIn(typed = ''): number {
  return wholeNumber(typed) ?? 0;
}

/** The plan of so many people, read out of what its form holds; what is no number counts nothing. */
export function planOf(values: FieldValues, people: number): Plan {
  const { planHall, seating, eventDate = '', startTime = '', endTime = '' } = values;
  const fit = fitFor(people);
  const chosen = halls.find(({ name }) => name === planHall);
  return {
    fit,
    people,
    hall: chosen ?? hallFor(fit),
    isHallMeant: isHallMeant(fit, chosen),
    layout: seating === 'theatre' ? 'theatre' : 'banquet',
    eventDate: isCalendarDate(eventDate) ? eventDate : '',
    startTime,
    endTime,
    guards: {
      armed: countIn(values['armedGuards']),
      unarmed: countIn(values['unarmedGuards']),
      hours: countIn(values['guardHours']),
    },
    rehearsalHours: countIn(values['rehearsalHours']),
  };
}
