import { readValues } from '@venue/shared/form/field-values.ts';

/** Fields of the plan; those that the booking form has too are named as there. */
const planFields = [
  'guests',
  'crew',
  'seating',
  'planHall',
  'eventDate',
  'startTime',
  'endTime',
  'armedGuards',
  'unarmedGuards',
  'guardHours',
  'rehearsalHours',
] as const;
export type PlanField = (typeof planFields)[number];

/** What the form of the plan holds, as text. */
export type PlanValues = Readonly<Record<PlanField, string>>;

/** The plan that the page opens with, and that stays for those without scripts. */
export const examplePlan: PlanValues = {
  guests: '650',
  crew: '40',
  seating: 'banquet',
  planHall: '',
  eventDate: '',
  startTime: '',
  endTime: '',
  armedGuards: '0',
  unarmedGuards: '0',
  guardHours: '5',
  rehearsalHours: '1',
};

/** What the form holds at this moment. */
export function readPlan(form: HTMLFormElement): PlanValues {
  const typed = readValues(form);
  const values: Record<PlanField, string> = { ...examplePlan };
  for (const field of planFields) values[field] = typed[field] ?? '';
  return values;
}

/** Whether the visitor counted anybody, or the example still stands. */
export function isCounted({ guests, crew }: PlanValues): boolean {
  return guests !== examplePlan.guests || crew !== examplePlan.crew;
}
