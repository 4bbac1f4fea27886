import type { AttachedFile } from '@venue/shared/email/send-email.ts';
import { type FieldProblem, type FieldValues, readValues } from '@venue/shared/form/field-values.ts';
import type { InvalidForm } from './check-form.ts';
import type { FailedSend } from './send-form.ts';

export type EmailFormState =
  | { kind: 'idle' }
  | InvalidForm
  | { kind: 'sending'; file: AttachedFile | undefined }
  /** Saved on this device until the visitor sends it. */
  | { kind: 'saved' }
  | { kind: 'sent'; values: FieldValues }
  | (FailedSend & {
      /** The message could not be saved on the device. */
      saveFailed?: true;
    });

export function problemsIn(state: EmailFormState): readonly FieldProblem[] {
  return state.kind === 'invalid' ? state.problems : [];
}

/** The state after a file was refused as it was chosen, rather than when the form is sent. */
export function withFileProblem(state: EmailFormState, problem: FieldProblem): EmailFormState {
  if (state.kind === 'sending' || state.kind === 'failed') return state;
  if (state.kind !== 'invalid') return { kind: 'invalid', problems: [problem], hasSummary: false };
  const others = state.problems.filter(({ field }) => field !== problem.field);
  return { ...state, problems: [...others, problem] };
}

/**
 * The state after the visitor changed a field, which no longer has its problem. The links that send a failed message another way contain
 * what is typed now.
 */
export function afterInput(state: EmailFormState, form: HTMLFormElement, field: string): EmailFormState {
  if (state.kind === 'failed' && !state.emptied) return { ...state, values: readValues(form) };
  if (state.kind !== 'invalid') return state;
  const problems = state.problems.filter((problem) => problem.field !== field);
  return problems.length === 0 ? { kind: 'idle' } : { ...state, problems };
}
