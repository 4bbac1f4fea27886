import { addressOf } from '@venue/shared/contract/address-of.ts';
import { bookableDayProblem } from '@venue/shared/form/bookable-day.ts';
import type { FieldProblem, FieldValues } from '@venue/shared/form/field-values.ts';
import { parseWholeNumber } from '@venue/shared/form/parse-input.ts';
import { formatLagosTime, isCalendarDate, lagosDate } from '@venue/shared/time/dates.ts';
import { now } from '@venue/shared/time/site-time.ts';
import { inLagos } from '@venue/shared/time/zone-suffix.ts';
import { officeHours } from '@venue/shared/venue/contacts.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import { hoursOn, isOfficeOpen, type OfficeHours, weekdayOf } from '@venue/shared/venue/office-hours.ts';
import { manifest } from '../../manifest.ts';
import { type EmailFormSpec, emailField, nameField, phoneField } from '../email-form/email-form-spec.ts';

/** `at`: when the request is made (ms since the epoch). */
type VisitRequest = { values: FieldValues; at: number; hours?: OfficeHours | undefined };

function dayProblem({ values: { visitDate = '' }, at, hours }: VisitRequest): string | undefined {
  if (!isCalendarDate(visitDate)) return 'Choose a day';
  const problem = bookableDayProblem(visitDate, lagosDate(at));
  if (problem !== undefined || hoursOn(visitDate, hours)?.length !== 0) return problem;
  return `The office is closed on ${weekdayOf(visitDate)}s. Choose another day: it is open ${officeHours}`;
}

/** If the venue says when it is open on that day, and the time is outside these hours. */
function outsideHours({
  values: { visitDate = '', visitTime = '' },
  hours,
}: VisitRequest): string | undefined {
  if (isOfficeOpen(visitDate, visitTime, hours)) return undefined;
  const when = (hoursOn(visitDate, hours) ?? [])
    .map(({ from, to }) => `${hourText(from)} to ${hourText(to)}`)
    .join(' and ');
  return `On ${weekdayOf(visitDate)}s the office is open ${when}. Choose a time within these hours`;
}

function timeProblem(request: VisitRequest): string | undefined {
  const { visitDate = '', visitTime = '' } = request.values;
  if (visitTime === '') return 'Choose a time';
  // Opening hours depend on the day.
  if (dayProblem(request) !== undefined) return undefined;
  const outside = outsideHours(request);
  const isOver = visitDate === lagosDate(request.at) && visitTime <= formatLagosTime(request.at);
  if (outside !== undefined || !isOver) return outside;
  return `This time has passed${inLagos()}. Choose a later one, or another day`;
}

function peopleProblem({ people = '' }: FieldValues): string | undefined {
  return parseWholeNumber(people) ? undefined : 'Enter a number in figures, such as 4';
}

/**
 * Why a visit cannot be requested: its day has passed, is too far off or closed, its time is outside the office hours, or there is no way to
 * reply. If the venue's opening days cannot be parsed, any hour is accepted.
 */
export function visitProblems(request: VisitRequest): FieldProblem[] {
  const { name = '', phone = '' } = request.values;
  return [
    { field: 'visitDate', text: dayProblem(request) },
    { field: 'visitTime', text: timeProblem(request) },
    { field: 'people', text: peopleProblem(request.values) },
    { field: 'name', text: name.trim() === '' ? 'Enter your name' : undefined },
    { field: 'phone', text: phone.trim() === '' ? 'Enter a number we can call you on' : undefined },
  ].flatMap(({ field, text }) => (text === undefined ? [] : [{ field, text }]));
}

export const visitForm = {
  name: 'visit',
  title: 'Request a visit',
  subject: 'A visit, please',
  handover: { set: 'mf-forms/visit', fields: ['places'] },
  fields: [
    {
      control: 'input',
      type: 'date',
      name: 'visitDate',
      label: 'Day',
    },
    {
      control: 'input',
      type: 'time',
      name: 'visitTime',
      label: 'Time in Lagos',
    },
    {
      control: 'checkboxes',
      name: 'places',
      label: 'Places to see',
      options: manifest.accepts.visit.values.places,
      wide: true,
      optional: true,
    },
    { control: 'input', name: 'people', label: 'How many people', inputMode: 'numeric' },
    nameField,
    { ...phoneField, label: 'Phone number', hint: 'We’ll call you on it' },
    { ...emailField, hint: 'For a copy of your request', optional: true },
    {
      control: 'textarea',
      name: 'message',
      label: 'What you are planning',
      hint: 'A wedding in May for 300, a seminar, a week of rooms',
      wide: true,
      optional: true,
    },
  ],
  submit: 'Request the visit',
  privacy: 'We use your details only to answer this request.',
  validate: (values) => visitProblems({ values, at: now() }),
  next: {
    text: `Nothing is fixed yet: we’ll read it in office hours, ${officeHours}, Lagos time, and call you to say whether the time suits.`,
    link: {
      title: 'Meanwhile: what planners ask before they pay',
      path: addressOf('mf-marketing/questions'),
    },
  },
} as const satisfies EmailFormSpec;
