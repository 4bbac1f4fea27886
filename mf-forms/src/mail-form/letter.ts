import { letterOf } from '@venue/shared/email/letter.ts';
import type { FieldValues } from '@venue/shared/form/field-values.ts';
import type { EmailFormSpec } from './email-form-spec.ts';

/** The filled-in fields as a text that a person can read in a message. */
export function composeLetter({ subject, fields }: EmailFormSpec, values: FieldValues): string {
  return letterOf(
    subject,
    fields.map(({ name, label }) => ({ label, value: values[name] ?? '' })),
  );
}
