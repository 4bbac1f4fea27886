import { browserProblems } from './browser-problems.ts';
import type { FieldProblem } from '@venue/shared/form/form-field.ts';
import type { EmailFormSpec } from './email-form-spec.ts';
import { isVisibleName } from '@venue/shared/form/visible-name.ts';
import { findTooLong } from '@venue/shared/email/text-limit.ts';

function isBlank(data: FormData): boolean {
  return [...data.values()].every((value) =>
    typeof value === 'string' ? value.trim() === '' : value.size === 0,
  );
}

/** Why a form is not sent. */
export type FormStop =
  /** Wholly blank: its first field takes focus, with a hint beside it (D-07). */
  | { kind: 'hinted'; problem: FieldProblem }
  /** A summary of the problems takes focus. */
  | { kind: 'refused'; problems: readonly FieldProblem[] };

/** A name that is typed and shows as nothing: nobody could answer it. */
function nameProblems({ fields }: EmailFormSpec, data: FormData): FieldProblem[] {
  return fields
    .filter((field) => 'autoComplete' in field && field.autoComplete === 'name')
    .filter(({ name }) => {
      const typed = data.get(name);
      return typeof typed === 'string' && typed.trim() !== '' && !isVisibleName(typed);
    })
    .map(({ name }) => ({ field: name, text: 'Enter a name in letters' }));
}

/** One problem a field is enough to read. */
function firstOfEach(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.filter(
    ({ field }, index) => problems.findIndex((other) => other.field === field) === index,
  );
}

/** What stops a form before anything is sent: the browser's checks, its file, its length, nothing in it at all. */
export function findStop(
  spec: EmailFormSpec,
  form: HTMLFormElement,
  file?: FieldProblem,
): FormStop | undefined {
  const data = new FormData(form);
  const problems = [...browserProblems(form), ...nameProblems(spec, data), file, findTooLong(data)].filter(
    (problem) => problem !== undefined,
  );
  if (problems.length > 0) return { kind: 'refused', problems: firstOfEach(problems) };
  if (!isBlank(data)) return undefined;
  return {
    kind: 'hinted',
    problem: { field: spec.fields[0].name, text: 'Nothing is filled in yet. Start here.' },
  };
}
