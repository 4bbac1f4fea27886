import { findTooLong } from '@venue/shared/email/text-limit.ts';
import { bookableDayProblem } from '@venue/shared/form/bookable-day.ts';
import { emailProblem } from '@venue/shared/form/email-address.ts';
import {
  fieldText,
  controlsOf,
  type FieldProblem,
  type FieldValues,
  readValues,
} from '@venue/shared/form/field-values.ts';
import { isVisibleName } from '@venue/shared/form/parse-input.ts';
import { formatLongDate, lagosDate } from '@venue/shared/time/dates.ts';
import { now } from '@venue/shared/time/site-time.ts';
import { isOpenOn } from '@venue/shared/venue/closing-date.ts';
import type { EmailFormSpec } from './email-form-spec.ts';

/** What the browser finds wrong, in its own words and language (V-08). */
function browserProblems(form: HTMLFormElement): FieldProblem[] {
  return controlsOf(form)
    .filter((control) => !control.validity.valid)
    .map((control) => ({ field: control.name, text: control.validationMessage }));
}

function isBlank(data: FormData): boolean {
  return [...data.values()].every((value) =>
    typeof value === 'string' ? value.trim() === '' : value.size === 0,
  );
}

/** A summary of the problems takes focus; in a blank form, the first field does, with a hint (D-07). */
export type InvalidForm = { kind: 'invalid'; problems: readonly FieldProblem[]; hasSummary: boolean };

/** A name that consists of invisible characters. */
function nameProblems({ fields }: EmailFormSpec, data: FormData): FieldProblem[] {
  return fields
    .filter((field) => 'autoComplete' in field && field.autoComplete === 'name')
    .filter(({ name }) => {
      const typed = fieldText(data, name);
      return typed !== '' && !isVisibleName(typed);
    })
    .map(({ name }) => ({ field: name, text: 'Enter a name in letters' }));
}

/** Addresses that the e-mail service would refuse. The browser accepts some of them, and its messages say less. */
function addressProblems({ fields }: EmailFormSpec, data: FormData): FieldProblem[] {
  return fields.flatMap((field) => {
    const typed = field.control === 'input' && field.type === 'email' ? data.get(field.name) : '';
    if (typeof typed !== 'string' || typed.trim() === '') return [];
    const text = emailProblem(typed);
    return text === undefined ? [] : [{ field: field.name, text }];
  });
}

type DayField = { value: string; before?: { label: string; value: string } | undefined };

/** `value`: a day, perhaps with a time; '' if none. `before`: the field whose time comes before it. */
function dayProblem({ value, before }: DayField): string | undefined {
  const passed = bookableDayProblem(value.slice(0, 10), lagosDate(now()));
  if (passed !== undefined || value === '' || !before || value > before.value) return passed;
  return `Choose a time after the ${before.label.toLowerCase()}`;
}

/** Days that have passed or must be a typo, and times in the wrong order. */
function dayProblems({ fields }: EmailFormSpec, values: FieldValues): FieldProblem[] {
  const valueOf = (name: string) => values[name] ?? '';
  return fields.flatMap((field) => {
    if (field.control !== 'input' || !field.type?.startsWith('date')) return [];
    const { name, after } = field;
    const before = fields.find((other) => other.name === after);
    const text = dayProblem({
      value: valueOf(name),
      before: before && { label: before.label, value: valueOf(before.name) },
    });
    return text === undefined ? [] : [{ field: name, text }];
  });
}

/** An option that has closed: the page was opened before, or the value came from a link or a draft. */
function closedProblems({ fields }: EmailFormSpec, values: FieldValues): FieldProblem[] {
  return fields.flatMap((field) => {
    const options = field.control === 'select' ? field.options : [];
    const chosen = options.find(({ value }) => value === values[field.name]);
    if (!chosen || isOpenOn(chosen, lagosDate(now()))) return [];
    const until = formatLongDate(chosen.closes ?? '');
    return [{ field: field.name, text: `This was open until ${until}. Choose another` }];
  });
}

/** One problem per field, in the order of the form. */
function onePerField({ fields }: EmailFormSpec, problems: readonly FieldProblem[]): FieldProblem[] {
  const positionOf = ({ field }: FieldProblem) => fields.findIndex(({ name }) => name === field);
  return problems
    .filter(({ field }, index) => problems.findIndex((other) => other.field === field) === index)
    .sort((one, other) => positionOf(one) - positionOf(other));
}

/** Checks a form before it is sent. `file` is the problem of the chosen file, if it has one. Undefined if the form can be sent. */
export function checkForm(
  spec: EmailFormSpec,
  form: HTMLFormElement,
  file?: FieldProblem,
): InvalidForm | undefined {
  const data = new FormData(form);
  const values = readValues(form);
  const problems = [
    ...addressProblems(spec, data),
    ...browserProblems(form),
    ...nameProblems(spec, data),
    ...closedProblems(spec, values),
    ...dayProblems(spec, values),
    file,
    findTooLong(data),
    ...(isBlank(data) ? [] : (spec.validate?.(values) ?? [])),
  ].filter((problem) => problem !== undefined);
  if (problems.length > 0)
    return { kind: 'invalid', problems: onePerField(spec, problems), hasSummary: true };
  if (!isBlank(data)) return undefined;
  const hint = { field: spec.fields[0].name, text: 'Nothing is filled in yet. Start here.' };
  return { kind: 'invalid', problems: [hint], hasSummary: false };
}
