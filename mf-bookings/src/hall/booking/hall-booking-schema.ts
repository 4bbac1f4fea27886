import { type CalendarDate, isCalendarDate } from '@venue/shared/time/dates.ts';
import { findTooLong } from '@venue/shared/email/text-limit.ts';
import { emailProblem } from '@venue/shared/form/email-address.ts';
import { isVisibleName } from '@venue/shared/form/parse-input.ts';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { z } from '../../zod.ts';
import { clockTime } from './agreed-terms.ts';
import { bookableDayProblem } from '@venue/shared/form/bookable-day.ts';
import { guestCount } from './hall-capacity-hint.ts';
import {
  type HallField,
  hallFields,
  type HallFormValues,
  type RequiredField,
  requiredFields,
  eventTypes,
  hearAboutOptions,
} from './hall-fields.ts';
import { halls } from '@venue/shared/venue/halls.ts';

const text = z.string().check(z.trim(), z.minLength(1));
const visibleName = text.check(z.refine(isVisibleName));
const tick = z.pipe(
  z.string(),
  z.transform((value) => value !== ''),
);

const detailsSchema = z.object({
  eventType: z.enum(eventTypes),
  eventDate: z.string().check(z.refine(isCalendarDate)),
  startTime: clockTime,
  endTime: clockTime,
  hall: z.enum(halls.map(({ name }) => name)),
  noOfPeople: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => guestCount(typed) ?? 0),
    ),
    z.int().check(z.positive()),
  ),
  firstName: visibleName,
  lastName: visibleName,
  email: text.check(z.refine((address) => emailProblem(address) === undefined)),
  phone: text,
  addInfo: z.string().check(z.trim()),
  hearAbout: z.enum(hearAboutOptions),
  subCheck: tick,
} satisfies Record<Exclude<HallField, 'termsCheck'>, z.ZodMiniType>);

/** A hall booking that passed all three checks. */
export type HallDetails = z.infer<typeof detailsSchema>;

/** Parses stored details, which another release of the form may have accepted under other rules. */
export const storedDetailsSchema: z.ZodMiniType<HallDetails> = z.extend(detailsSchema, {
  noOfPeople: z.int().check(z.positive()),
  subCheck: z.boolean(),
  firstName: text,
  lastName: text,
  eventType: text,
  hearAbout: text,
  // A service may have refused the address since.
  email: text,
  // The venue may have renamed it since.
  hall: text,
});

export type FieldProblem = {
  field: HallField;
  /** For the list above the form. */
  summary: string;
  /** For the field itself. */
  advice: string;
};

export type HallFormOutcome =
  | { kind: 'valid'; details: HallDetails }
  /** `message` is M-01, M-02 or M-03. */
  | { kind: 'refused'; message: string; problems: FieldProblem[] };

const malformed: Partial<Record<HallField, string>> = {
  firstName: 'Enter a first name in letters',
  lastName: 'Enter a last name in letters',
  eventDate: 'Enter a date that exists',
  noOfPeople: 'Enter the number of people as a whole number, for example 650',
};

function isRequired(field: HallField): field is RequiredField {
  return field in requiredFields;
}

function missingProblem(field: RequiredField): FieldProblem {
  const { summary, ask } = requiredFields[field];
  return { field, summary, advice: ask };
}

function malformedProblem(field: HallField, values: HallFormValues): FieldProblem {
  const aboutEmail = field === 'email' ? emailProblem(values.email) : undefined;
  const advice =
    aboutEmail ?? malformed[field] ?? (isRequired(field) ? requiredFields[field].ask : 'Check this field');
  return { field, summary: advice, advice };
}

/** Text too long for the e-mail service. */
function tooLongProblems(values: HallFormValues): FieldProblem[] {
  const tooLong = findTooLong(Object.entries({ ...values, invoiceNumber: '000000' }));
  const field = hallFields.find((each) => each === tooLong?.field);
  return tooLong && field ? [{ field, summary: tooLong.text, advice: tooLong.text }] : [];
}

function dayProblems({ eventDate }: HallFormValues, today: CalendarDate): FieldProblem[] {
  const advice = isCalendarDate(eventDate) ? bookableDayProblem(eventDate, today) : undefined;
  return advice === undefined ? [] : [{ field: 'eventDate', summary: advice, advice }];
}

/** In the order of the page. */
function problemsIn(values: HallFormValues, today: CalendarDate): FieldProblem[] {
  const wrong = new Set(detailsSchema.safeParse(values).error?.issues.map((issue) => issue.path[0]));
  const more = [...dayProblems(values, today), ...tooLongProblems(values)];
  return hallFields.flatMap((field) => {
    if (isRequired(field) && values[field] === '') return [missingProblem(field)];
    if (field === 'termsCheck' && values.termsCheck === '') {
      return [{ field, summary: 'Terms and conditions are not ticked', advice: 'Tick to continue' }];
    }
    return wrong.has(field)
      ? [malformedProblem(field, values)]
      : more.filter((problem) => problem.field === field);
  });
}

/**
 * Checks for missing fields, then the terms, then the format. The first that fails decides the message; the problems found by the
 * others are listed with it (V-01 to V-05, D-26). `today` is the date in Lagos: past days and mistyped years are refused.
 */
export function checkHallForm(values: HallFormValues, today: CalendarDate): HallFormOutcome {
  const problems = problemsIn(values, today);
  const parsed = detailsSchema.safeParse(values);
  if (parsed.success && problems.length === 0) return { kind: 'valid', details: parsed.data };
  const isMissing = hallFields.some((field) => isRequired(field) && values[field] === '');
  if (isMissing) return { kind: 'refused', message: toastTexts.fillInAllInputs, problems };
  const message = values.termsCheck === '' ? toastTexts.agreeToTerms : toastTexts.fillInAllFields;
  return { kind: 'refused', message, problems };
}
