import type { HandoverRef } from '@venue/shared/contract/site-parts.ts';
import type { FieldProblem, FieldValues } from '@venue/shared/form/field-values.ts';
import type { CalendarDate } from '@venue/shared/time/dates.ts';
import type { manifest } from '../../manifest.ts';

type CommonField = {
  /** Key in the e-mail (section 10 of the checklist). */
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  /** Spans both columns. */
  wide?: boolean;
};

type InputField = CommonField & {
  control: 'input';
  /** `text` unless given. */
  type?: 'email' | 'tel' | 'date' | 'time' | 'datetime-local';
  autoComplete?: 'name' | 'email' | 'tel' | 'organization';
  inputMode?: 'numeric';
  placeholder?: string;
  /** Key of the field whose time comes before this one's. */
  after?: string;
};

/** A phone number in a number field (D-29). */
type DigitsField = CommonField & { control: 'digits'; autoComplete?: 'tel' };
type TextAreaField = CommonField & { control: 'textarea'; rows?: number };
/** No longer offered after the day on which it closes, though a link or a draft may still contain it. */
export type FieldOption = { value: string; closes?: CalendarDate | undefined };
/** A native select; the first, empty choice asks for one. */
type SelectField = CommonField & { control: 'select'; options: readonly FieldOption[] };
/** Tick boxes, sent as one value, `Halls, Hotel`, in the order of the options. */
type CheckboxesField = CommonField & { control: 'checkboxes'; options: readonly string[] };
/** `accept`: `.pdf,.doc`; `kinds`, for people: `PDF or Word`. */
type FileField = CommonField & { control: 'file'; accept: string; kinds: string };

/** One field of a form as data. */
export type FormField = InputField | DigitsField | TextAreaField | SelectField | CheckboxesField | FileField;

// The same in every form, so that one form can fill in another.
export const nameField = {
  control: 'input',
  name: 'name',
  label: 'Name',
  autoComplete: 'name',
} as const satisfies FormField;

export const emailField = {
  control: 'input',
  type: 'email',
  name: 'email',
  label: 'E-mail',
  autoComplete: 'email',
} as const satisfies FormField;

export const phoneField = {
  control: 'input',
  type: 'tel',
  name: 'phone',
  label: 'Phone',
  autoComplete: 'tel',
} as const satisfies FormField;

/** A chosen file, read into memory, or why it cannot be sent. */
export type CheckedFile = { kind: 'fine'; file: File } | { kind: 'refused'; text: string };

/** An e-mail form as data. */
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
  next: { text: string; link: { title: string; path: string } };
  /** The form's own validation; not called for a blank form. */
  validate?: (values: FieldValues) => readonly FieldProblem[];
  /** Fields that other pages may fill in, as the manifest accepts them under that name. */
  handover?: { set: HandoverRef<'mf-forms'>; fields: readonly string[] };
  /** Checks the chosen file; `largest` in bytes. */
  checkFile?: (file: File, largest: number) => Promise<CheckedFile>;
};
