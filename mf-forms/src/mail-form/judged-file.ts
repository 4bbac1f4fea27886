import type { FieldProblem } from '@venue/shared/form/form-field.ts';
import type { EmailFormSpec } from './email-form-spec.ts';

/** A chosen file: as it goes out, read and whole, or why it does not, in words that name it. */
export type JudgedFile = { kind: 'fine'; file: File } | { kind: 'refused'; text: string };

function chosenIn(field: HTMLInputElement | null): File | undefined {
  return field?.files?.[0];
}

function hold(field: HTMLInputElement, file: File): void {
  const held = new DataTransfer();
  held.items.add(file);
  field.files = held.files;
}

/** What is chosen in the form, by what its rule says. */
export type Choice =
  | { kind: 'none' }
  | { kind: 'refused'; problem: FieldProblem }
  /** `hold` puts what was read in the place of what lies on the device: that is sent, whatever becomes of the other. */
  | { kind: 'fine'; hold: () => void };

/** Reads and judges the file chosen in the form. `largest` in bytes. */
export async function judgeChoice(
  { judgeFile }: Pick<EmailFormSpec, 'judgeFile'>,
  form: HTMLFormElement,
  largest: number,
): Promise<Choice> {
  const field = form.querySelector<HTMLInputElement>('input[type=file]');
  const chosen = chosenIn(field);
  if (!field || !chosen || !judgeFile) return { kind: 'none' };
  const judged = await judgeFile(chosen, largest);
  if (chosenIn(field) !== chosen) return judgeChoice({ judgeFile }, form, largest);
  if (judged.kind === 'fine') return { kind: 'fine', hold: () => hold(field, judged.file) };
  return { kind: 'refused', problem: { field: field.name, text: judged.text } };
}
