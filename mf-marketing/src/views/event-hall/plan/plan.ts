import { type CalendarDate, isCalendarDate } from '@venue/shared/time/dates.ts';
import type { FieldValues } from '@venue/shared/form/field-values.ts';
import { wholeNumber } from '@venue/shared/form/typed-text.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import type { Layout } from '../../../content/halls/hall-plans.ts';
import { type Hall, halls, largestHall, middleHall } from '../../../content/halls/halls.ts';
import { type Fit, fitFor } from '../fit.ts';

/** Initial values of the plan's fields; the others are empty. Fields shared with the booking form have the same names. */
export const examplePlan = {
  seating: 'banquet',
  armedGuards: '0',
  unarmedGuards: '0',
  guardHours: String(hallTerms.guardLeastHours),
  rehearsalHours: String(hallTerms.rehearsalFreeHours),
} as const;

export type Plan = {
  fit: Fit;
  /** Guests and crew together; 0 if unknown. */
  people: number;
  /** The chosen hall, else the one that fits, else the middle one as an example. */
  hall: Hall;
  /** Whether the visitor chose the hall or it fits their number of people; false for an example. */
  isHallMeant: boolean;
  layout: Layout;
  /** '' if unknown. */
  eventDate: CalendarDate;
  /** `HH:MM` or ''. */
  startTime: string;
  endTime: string;
  guards: { armed: number; unarmed: number; hours: number };
  rehearsalHours: number;
};

/** The hall that fits, the largest if none is large enough, the middle one without a number. */
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

/** Reads the plan from the form's values; anything that is not a number counts as 0. */
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
