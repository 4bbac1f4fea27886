import type { FieldProblem, FormField } from '../form/form-field.ts';

/** A mail form as data. */
export type EmailFormSpec = {
  name: string;
  /** What the form is called on the page. */
  title: string;
  /** First line of the same words when they go by WhatsApp, SMS or e-mail. */
  subject: string;
  fields: readonly [FormField, ...FormField[]];
  submit: string;
  /** What the button says meanwhile; `Sending…` unless given. */
  busy?: string;
  /** What the details are used for (P15). */
  privacy: string;
  /** A rule beyond "not wholly blank"; `largestFile` in bytes. */
  check?: (data: FormData, largestFile: number) => FieldProblem | undefined;
};
