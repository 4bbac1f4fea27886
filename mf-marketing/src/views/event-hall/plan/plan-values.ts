import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { readValues } from '@venue/shared/form/field-values.ts';

/** Fields of the plan; those that the booking form has too are named as there. */
const planFields = [
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

/** The plan that the page opens with. */
export const examplePlan: PlanValues = {
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
