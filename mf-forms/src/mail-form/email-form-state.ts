import { type FieldValues, readValues } from '@venue/shared/form/field-values.ts';
import type { FieldProblem } from '@venue/shared/form/form-field.ts';
import type { AttachedFile } from '@venue/shared/email/attached-file.ts';
import type { FailedDelivery } from './deliver.ts';
import type { FormStop } from './find-stop.ts';

/** Where a mail form is in its life. */
export type EmailFormState =
  | { kind: 'idle' }
  | FormStop
  | { kind: 'sending'; file: AttachedFile | undefined }
  /** It waits on this device until the visitor sends it from there. */
  | { kind: 'kept' }
  | { kind: 'sent'; values: FieldValues }
  | (FailedDelivery & {
      /** The device had no room for the message. */
      keepFailed?: true;
    });

/** What is wrong with the fields. */
export function problemsIn(state: EmailFormState): readonly FieldProblem[] {
  if (state.kind === 'hinted') return [state.problem];
  return state.kind === 'refused' ? state.problems : [];
}

/** A field that changed has its problem behind it. */
function withoutProblem(state: EmailFormState, field: string): EmailFormState {
  const problems = problemsIn(state);
  const left = problems.filter((problem) => problem.field !== field);
  if (left.length === problems.length) return state;
  return left.length === 0 ? { kind: 'idle' } : { kind: 'refused', problems: left };
}

/** The state once the file that was just chosen is known not to do: nobody wants to hear it after the cover letter. */
export function withFileProblem(state: EmailFormState, problem: FieldProblem): EmailFormState {
  if (state.kind === 'sending' || state.kind === 'failed') return state;
  if (state.kind !== 'refused') return { kind: 'hinted', problem };
  const others = state.problems.filter(({ field }) => field !== problem.field);
  return { ...state, problems: [...others, problem] };
}

/** The state once the visitor has changed a field. Links with the words of a failed message follow what is typed. */
export function afterInput(state: EmailFormState, form: HTMLFormElement, field: string): EmailFormState {
  if (state.kind === 'failed' && !state.emptied) return { ...state, values: readValues(form) };
  return withoutProblem(state, field);
}
