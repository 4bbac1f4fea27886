import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { roomFor } from '@venue/shared/venue/halls.ts';
import { middleHall } from '../../../content/halls.ts';
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

/** Some of those who sit with ease in the middle hall, in tens. */
function exampleOf(share: number): number {
  return Math.max(1, Math.floor((roomFor(middleHall).withEase * share) / 10)) * 10;
}

/** The plan that the page opens with, and that stays for those without scripts. */
export const examplePlan: PlanValues = {
  guests: String(exampleOf(0.93)),
  crew: String(exampleOf(0.06)),
  seating: 'banquet',
  planHall: '',
  eventDate: '',
  startTime: '',
  endTime: '',
  armedGuards: '0',
  unarmedGuards: '0',
  guardHours: String(hallTerms.guardLeastHours),
  rehearsalHours: String(hallTerms.rehearsalFreeHours),
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
