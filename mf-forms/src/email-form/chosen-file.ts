import type { EmailConfig } from '@venue/shared/email/email-section.ts';
import type { FieldProblem } from '@venue/shared/form/field-values.ts';
import type { EmailFormSpec } from './email-form-spec.ts';

const twoMegabytes = 2 * 1024 * 1024;

/** In bytes (D-33). */
export function largestFile(config: EmailConfig): number {
  return config.largestFile ?? twoMegabytes;
}

/** `1.9 MB`, `48 KB`; rounded up, so that a file over the limit says so. */
export function formatFileSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  if (megabytes < 0.1) return `${Math.ceil(bytes / 1024)} KB`;
  return `${Math.ceil(megabytes * 10) / 10} MB`;
}

function fileIn(field: HTMLInputElement | null): File | undefined {
  return field?.files?.[0];
}

function putBack(field: HTMLInputElement, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  field.files = transfer.files;
}

/** The file that is chosen in the form, checked by the form's rule. */
type ChosenFile =
  | { kind: 'none' }
  | { kind: 'refused'; problem: FieldProblem }
  /** `putBack` puts the copy in memory into the field, as the file on the device may change. */
  | { kind: 'fine'; putBack: () => void };

/** `largest` in bytes. */
export async function checkChosenFile(
  { checkFile }: Pick<EmailFormSpec, 'checkFile'>,
  form: HTMLFormElement,
  largest: number,
): Promise<ChosenFile> {
  const field = form.querySelector<HTMLInputElement>('input[type=file]');
  const chosen = fileIn(field);
  if (!field || !chosen || !checkFile) return { kind: 'none' };
  const checked = await checkFile(chosen, largest);
  // Another file was chosen meanwhile.
  if (fileIn(field) !== chosen) return checkChosenFile({ checkFile }, form, largest);
  if (checked.kind === 'fine') return { kind: 'fine', putBack: () => putBack(field, checked.file) };
  return { kind: 'refused', problem: { field: field.name, text: checked.text } };
}
