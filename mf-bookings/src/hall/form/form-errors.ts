import type { HallField } from '../booking/hall-fields.ts';
import type { NotBooked } from '../flow/hall-stages.ts';

/** Id of a field's control on the page. */
export function fieldId(field: HallField): string {
  return `hall-${field}`;
}

/** The sentence under each refused field. */
export type FormErrors = (field: HallField) => string | undefined;

/** Problems of a refused submit, without the fields edited since. */
export function formErrors(notBooked: NotBooked | undefined, corrected: ReadonlySet<string>): FormErrors {
  const problems =
    notBooked?.kind === 'refused' ? notBooked.problems.filter(({ field }) => !corrected.has(field)) : [];
  return (field) => problems.find((problem) => problem.field === field)?.advice;
}
