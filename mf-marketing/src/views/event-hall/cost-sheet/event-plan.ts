import { type RefObject, useEffect } from 'react';
import type { Hall } from '@venue/shared/contract/venue-schema.ts';
import { readDraft, autosaveDraft } from '@venue/shared/form/draft.ts';
import { type FieldValues, readValues, writeValues } from '@venue/shared/form/field-values.ts';
import { parseWholeNumber } from '@venue/shared/form/parse-input.ts';
import { type CalendarDate, isCalendarDate } from '@venue/shared/time/dates.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import type { Layout } from '../../../content/halls/hall-plans.ts';
import { largestHall, middleHall } from '../../../content/halls/halls.ts';
import { fitFor, type HallFit } from '../../../halls/hall-fit.ts';

/** Initial values of the plan's fields; the others are empty. Fields shared with the booking form have the same names. */
export const examplePlan = {
  seating: 'banquet',
  armedGuards: '0',
  unarmedGuards: '0',
  guardHours: String(hallTerms.guardLeastHours),
  rehearsalHours: String(hallTerms.rehearsalFreeHours),
} as const;

export type EventPlan = {
  fit: HallFit;
  /** Guests and crew together; 0 if unknown. */
  people: number;
  /** The chosen hall, else the one that fits, else the middle one as an example. */
  hall: Hall;
  /** Whether the visitor chose the hall, or it fits their number of people. False for an example, and for more people than a hall holds: they need the event center. */
  isHallChosen: boolean;
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
function hallFor(fit: HallFit): Hall {
  if (fit.kind === 'unknown') return middleHall;
  return fit.kind === 'beyond-halls' ? largestHall : fit.hall;
}

function isHallChosen({ kind }: HallFit, chosen: Hall | undefined): boolean {
  return kind === 'unknown' ? chosen !== undefined : kind !== 'beyond-halls';
}

function countIn(typed = ''): number {
  return parseWholeNumber(typed) ?? 0;
}

const numberFields = ['armedGuards', 'unarmedGuards', 'guardHours', 'rehearsalHours'] as const;
export type NumberName = (typeof numberFields)[number];

/** Fields with something else than a whole number in them, such as `1.5`. */
export function notWhole(values: FieldValues): NumberName[] {
  return numberFields.filter((name) => {
    const typed = values[name] ?? '';
    return typed.trim() !== '' && parseWholeNumber(typed) === undefined;
  });
}

/** Reads the plan from the form's values; anything that is not a whole number counts as 0. */
export function eventPlanOf(values: FieldValues, people: number): EventPlan {
  const { planHall, seating, eventDate = '', startTime = '', endTime = '' } = values;
  const fit = fitFor(people);
  const chosen = halls.find(({ name }) => name === planHall);
  return {
    fit,
    people,
    hall: chosen ?? hallFor(fit),
    isHallChosen: isHallChosen(fit, chosen),
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

const draft = 'event-plan';

/** Fields that only the plan has; date and hours are shared with the booking form. */
const ownFields = new Set(['planHall', ...Object.keys(examplePlan)]);

/** Draft values for the fields that still hold their example; anything typed since stays. */
export function draftOverExample(draftValues: FieldValues, present: FieldValues): FieldValues {
  const example: FieldValues = examplePlan;
  return Object.fromEntries(
    Object.entries(draftValues).filter(([name]) => ownFields.has(name) && present[name] === example[name]),
  );
}

/** Stores hall, seating, guards and rehearsal on this device for a day. */
export function usePlanDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    writeValues(element, draftOverExample(readDraft(draft), readValues(element)), 'all');
    return autosaveDraft(element, draft);
  }, [form]);
}
