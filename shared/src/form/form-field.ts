import type { CalendarDate } from '../time/dates.ts';

type Common = {
  /** Key in the e-mail (section 10 of the checklist). */
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  /** Spans both columns. */
  wide?: boolean;
};

type Line = Common & {
  control: 'line';
  /** `text` unless given. */
  type?: 'email' | 'tel' | 'date' | 'time' | 'datetime-local';
  autoComplete?: 'name' | 'email' | 'tel' | 'organization';
  inputMode?: 'numeric';
  placeholder?: string;
};

/** A phone number in a number field (D-29). */
type Digits = Common & { control: 'digits'; autoComplete?: 'tel' };
type Area = Common & { control: 'area'; rows?: number };
/** No longer offered after the day on which it closes, though a link or a draft may still contain it. */
export type FieldOption = { value: string; closes?: CalendarDate | undefined };
/** A native select; the first, empty choice asks for one. */
type Choice = Common & { control: 'choice'; options: readonly FieldOption[] };
/** Tick boxes, sent as one value, `Event hall, Hotel`, in the order of the options. */
type Ticks = Common & { control: 'ticks'; options: readonly string[] };
/** `accept`: `.pdf,.doc`; `kinds`, for people: `PDF or Word`. */
type FileField = Common & { control: 'file'; accept: string; kinds: string };

/** One field of a form as data. */
export type FormField = Line | Digits | Area | Choice | Ticks | FileField;

/** `field` is the name of the field. */
export type FieldProblem = { field: string; text: string };
