import { formatLagosTime, isCalendarDate, lagosDate } from '@venue/shared/dates.ts';
import type { FieldValues } from '@venue/shared/form/field-values.ts';
import type { FieldProblem } from '@venue/shared/form/form-field.ts';
import { wholeNumber } from '@venue/shared/form/whole-number.ts';
import { officeHours } from '@venue/shared/venue/contacts.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import { hoursOn, isOfficeOpen, type OfficeHours, weekdayOf } from '@venue/shared/venue/office-hours.ts';
import { inLagos } from '@venue/shared/words/in-lagos.ts';
import { bookableDayProblem } from '@venue/shared/words/bookable-day.ts';

/** When a visit is asked for, and when that is (ms since the epoch). */
type Asked = { values: FieldValues; at: number; hours?: OfficeHours | undefined };

function dayProblem({ values: { visitDate = '' }, at, hours }: Asked): string | undefined {
  if (!isCalendarDate(visitDate)) return 'Choose a day';
  const problem = bookableDayProblem(visitDate, lagosDate(at));
  if (problem !== undefined || hoursOn(visitDate, hours)?.length !== 0) return problem;
  return `The office is closed on ${weekdayOf(visitDate)}s. Choose another day: it is open ${officeHours}`;
}

/** Where the venue says when it is open on that day, and the time lies outside. */
function outsideHours({ values: { visitDate = '', visitTime = '' }, hours }: Asked): string | undefined {
  if (isOfficeOpen(visitDate, visitTime, hours)) return undefined;
  const when = (hoursOn(visitDate, hours) ?? [])
    .map(({ from, to }) => `${hourText(from)} to ${hourText(to)}`)
    .join(' and ');
  return `On ${weekdayOf(visitDate)}s the office is open ${when}. Choose a time within these hours`;
}

function timeProblem(asked: Asked): string | undefined {
  const { visitDate = '', visitTime = '' } = asked.values;
  if (visitTime === '') return 'Choose a time';
  // The day comes first: which hours are open hangs on it.
  if (dayProblem(asked) !== undefined) return undefined;
  const outside = outsideHours(asked);
  const isOver = visitDate === lagosDate(asked.at) && visitTime <= formatLagosTime(asked.at);
  if (outside !== undefined || !isOver) return outside;
  return `This time has passed${inLagos()}. Choose a later one, or another day`;
}

function peopleProblem({ people = '' }: FieldValues): string | undefined {
  return wholeNumber(people) ? undefined : 'Enter a number in figures, such as 4';
}

/**
 * Why a visit cannot be asked for: its day is over or far off, or the office is closed on it, its time lies outside of the office hours,
 * or nobody could be answered. Where the venue names its days in words that are not read, any hour may be asked for.
 */
export function visitProblems(asked: Asked): FieldProblem[] {
  const { name = '', phone = '' } = asked.values;
  return [
    { field: 'visitDate', text: dayProblem(asked) },
    { field: 'visitTime', text: timeProblem(asked) },
    { field: 'people', text: peopleProblem(asked.values) },
    { field: 'name', text: name.trim() === '' ? 'Enter your name' : undefined },
    { field: 'phone', text: phone.trim() === '' ? 'Enter a number we can call you on' : undefined },
  ].flatMap(({ field, text }) => (text === undefined ? [] : [{ field, text }]));
}
