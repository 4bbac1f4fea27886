import type { HandoverRef } from '@venue/shared/contract/site-parts.ts';
import { letterOf } from '@venue/shared/email/letter.ts';
import type { FieldValues } from '@venue/shared/form/field-values.ts';
import type { FieldProblem, FormField } from '@venue/shared/form/form-field.ts';
import { messageReference } from './message-reference.ts';
import type { manifest } from '../../manifest.ts';

/** A chosen file: as it goes out, read and whole, or why it does not, in words that name it. */
export type JudgedFile = { kind: 'fine'; file: File } | { kind: 'refused'; text: string };

/** A mail form as data. */
export type EmailFormSpec = {
  name: (typeof manifest)['mailForms'][number];
  /** What the form is called on the page. */
  title: string;
  /** First line of the same words when they go by WhatsApp, SMS or e-mail. */
  subject: string;
  fields: readonly [FormField, ...FormField[]];
  submit: string;
  /** What the button says meanwhile; `Sending…` unless given. */
  busy?: string;
  /** It asks for an answer of its own: it gets a reference, and whoever sent it reads that and a copy. */
  isRequest?: true;
  /** What the details are used for (P15). */
  privacy: string;
  /** Once it is sent: what happens next and when, in a sentence or two, and a way on. */
  next: { text: string; way: { title: string; path: string } };
  /** What is wrong with what was filled in, that no field says by itself; a form left blank is not asked. */
  judge?: (values: FieldValues) => readonly FieldProblem[];
  /** Fields that other pages may fill in, as the manifest accepts them under that name. */
  handover?: { set: HandoverRef<'mf-forms'>; fields: readonly string[] };
  /** What becomes of the file chosen in it; `largest` in bytes. */
  judgeFile?: (file: File, largest: number) => Promise<JudgedFile>;
};

/** The filled-in fields as a text that a person can read in a message. */
export function messageText({ subject, fields, isRequest }: EmailFormSpec, values: FieldValues): string {
  const lines = fields.map(({ name, label }) => ({ label, value: values[name] ?? '' }));
  const reference = { label: 'Reference', value: messageReference(values) };
  return letterOf(subject, isRequest ? [...lines, reference] : lines);
}
