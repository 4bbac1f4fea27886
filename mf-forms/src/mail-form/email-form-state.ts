import { type FieldValues, readValues } from '@venue/shared/form/field-values.ts';
import type { FieldProblem } from '@venue/shared/form/form-field.ts';
import type { AttachedFile } from '@venue/shared/email/attached-file.ts';
import type { FailedDelivery } from './deliver.ts';
import type { InvalidForm } from './check-form.ts';

export type EmailFormState =
  | { kind: 'idle' }
  | InvalidForm
  | { kind: 'sending'; file: AttachedFile | undefined }
  /** Saved on this device until the visitor sends it. */
  | { kind: 'kept' }
  | { kind: 'sent'; values: FieldValues }
  | (FailedDelivery & {
      /** The message could not be saved on the device. */
      keepFailed?: true;
    });

export function problemsIn(state: EmailFormState): readonly FieldProblem[] {
  if (state.kind === 'hinted') return [state.problem];
  return state.kind === 'refused' ? state.problems : [];
}

/** A changed field no longer has its problem. */
function withoutProblem(state: EmailFormState, field: string): EmailFormState {
  const problems = problemsIn(state);
  const left = problems.filter((problem) => problem.field !== field);
  if (left.length === problems.length) return state;
  return left.length === 0 ? { kind: 'idle' } : { kind: 'refused', problems: left };
}

/** The state after a file was refused as it was chosen, rather than when the form is sent. */
export function withFileProblem(state: EmailFormState, problem: FieldProblem): EmailFormState {
  if (state.kind === 'sending' || state.kind === 'failed') return state;
  if (state.kind !== 'refused') return { kind: 'hinted', problem };
  const others = state.problems.filter(({ field }) => field !== problem.field);
  return { ...state, problems: [...others, problem] };
}

/** The state after the visitor changed a field. The links that send a failed message another way contain what is typed now. */
export function afterInput(state: EmailFormState, form: HTMLFormElement, field: string): EmailFormState {
  if (state.kind === 'failed' && !state.emptied) return { ...state, values: readValues(form) };
  return withoutProblem(state, field);
}
