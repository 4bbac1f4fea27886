import { findTooLong } from '@venue/shared/email/text-limit.ts';
import { bookableDayProblem } from '@venue/shared/form/bookable-day.ts';
import { emailProblem } from '@venue/shared/form/email-address.ts';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { type CalendarDate, isCalendarDate } from '@venue/shared/time/dates.ts';
import { type HallDetails, detailsSchema } from '../booking/hall-details.ts';
import { type HallField, hallFields, type HallFormValues } from '../booking/hall-fields.ts';

/** For an empty field: `summary` in the list above the form, `ask` as the field's own error. */
type FieldText = { readonly summary: string; readonly ask: string };

/** Fields that must be filled in (V-01). */
export const requiredFields = {
  eventType: { summary: 'No kind of event is chosen', ask: 'Choose the kind of event' },
  eventDate: { summary: 'Event date is empty', ask: 'Enter the event date' },
  startTime: { summary: 'Start time is empty', ask: 'Enter a start time' },
  endTime: { summary: 'End time is empty', ask: 'Enter an end time' },
  noOfPeople: { summary: 'Number of people is empty', ask: 'Enter the number of people' },
  hall: { summary: 'No hall is chosen', ask: 'Choose a hall' },
  firstName: { summary: 'First name is empty', ask: 'Enter a first name' },
  lastName: { summary: 'Last name is empty', ask: 'Enter a last name' },
  email: { summary: 'E-mail is empty', ask: 'Enter an e-mail address' },
  phone: { summary: 'Phone number is empty', ask: 'Enter a phone number' },
  hearAbout: { summary: 'Where you heard about us is not chosen', ask: 'Choose where you heard about us' },
} as const satisfies Partial<Record<HallField, FieldText>>;

type RequiredField = keyof typeof requiredFields;

export type FieldProblem = {
  field: HallField;
  /** For the list above the form. */
  summary: string;
  /** For the field itself. */
  advice: string;
};

type HallFormOutcome =
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
