import type { HandoverRef } from '@venue/shared/contract/site-parts.ts';
import { letterOf } from '@venue/shared/email/letter.ts';
import type { FieldValues } from '@venue/shared/form/field-values.ts';
import type { FieldProblem, FormField } from '@venue/shared/form/form-field.ts';
import { messageReference } from './message-reference.ts';
import type { manifest } from '../../manifest.ts';

/** A chosen file, read into memory, or why it cannot be sent. */
export type CheckedFile = { kind: 'fine'; file: File } | { kind: 'refused'; text: string };

/** A mail form as data. */
export type EmailFormSpec = {
  name: (typeof manifest)['mailForms'][number];
  title: string;
  /** First line of the message if the visitor sends it by WhatsApp, SMS or e-mail instead. */
  subject: string;
  fields: readonly [FormField, ...FormField[]];
  submit: string;
  /** The button's text while sending; `Sending…` by default. */
  busy?: string;
  /** A request that needs its own reply: it gets a reference, shown to the visitor with a copy of what was sent. */
  isRequest?: true;
  /** What the details are used for (P15). */
  privacy: string;
  /** After sending: what happens next and when, in a sentence or two, and a link. */
  next: { text: string; way: { title: string; path: string } };
  /** The form's own validation; not called for a blank form. */
  validate?: (values: FieldValues) => readonly FieldProblem[];
  /** Fields that other pages may fill in, as the manifest accepts them under that name. */
  handover?: { set: HandoverRef<'mf-forms'>; fields: readonly string[] };
  /** Checks the chosen file; `largest` in bytes. */
  checkFile?: (file: File, largest: number) => Promise<CheckedFile>;
};

/** The filled-in fields as a readable message. */
export function messageText({ subject, fields, isRequest }: EmailFormSpec, values: FieldValues): string {
  const lines = fields.map(({ name, label }) => ({ label, value: values[name] ?? '' }));
  const reference = { label: 'Reference', value: messageReference(values) };
  return letterOf(subject, isRequest ? [...lines, reference] : lines);
}
