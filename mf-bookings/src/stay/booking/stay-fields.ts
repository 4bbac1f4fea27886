import { bookableDayProblem } from '@venue/shared/form/bookable-day.ts';
import { fieldText } from '@venue/shared/form/field-values.ts';
import { isVisibleName } from '@venue/shared/form/parse-input.ts';
import type { CalendarDate } from '@venue/shared/time/dates.ts';
import { receiptAddressProblem } from '../../payment/card-form-text.ts';
import type { DateSpan } from '../../time/date-span.ts';
import type { Place } from './places.ts';
import { costOf } from './stay-cost.ts';

/** What is in the form (F-04, F-05). */
export type StayFormValues = {
  period: DateSpan;
  name: string;
  email: string;
  phone: string;
  /** `HH:MM`, or ''. */
  arrival: string;
  /** Whether the terms were ticked, if there are any. */
  agreed: boolean;
};

/** Id of a field's control on the page. */
export function fieldId(
  name: 'checkIn' | 'checkOut' | 'arrival' | 'date' | 'name' | 'email' | 'phone' | 'terms',
): string {
  return `stay-${name}`;
}

/** Id of the end of the form, with the total and the pay button. */
export const endId = 'stay-end';

/** Id of the first date field. */
export function firstDateId({ unit }: Pick<Place, 'unit'>): string {
  return fieldId(unit === 'night' ? 'checkIn' : 'date');
}

/** The dates in the form. */
export function readPeriod({ unit }: Pick<Place, 'unit'>, data: FormData): DateSpan {
  if (unit === 'day') return { from: fieldText(data, 'date'), to: fieldText(data, 'date') };
  return { from: fieldText(data, 'checkIn'), to: fieldText(data, 'checkOut') };
}

export function readStayForm(place: Pick<Place, 'unit'>, data: FormData): StayFormValues {
  return {
    period: readPeriod(place, data),
    name: fieldText(data, 'name'),
    email: fieldText(data, 'email'),
    phone: fieldText(data, 'phone'),
    arrival: fieldText(data, 'arrival'),
    agreed: fieldText(data, 'terms') !== '',
  };
}

/** Key of a place's draft in this tab. */
export function stayDraft({ id }: Pick<Place, 'id'>): string {
  return `stay ${id}`;
}

/** The fields that other pages may fill in, and the name of their set in the manifest's `accepts`. */
export const handoverOf = {
  night: { set: 'mf-bookings/stay-dates', fields: ['checkIn', 'checkOut', 'arrival'] },
  day: { set: 'mf-bookings/concert-day', fields: ['date'] },
} as const satisfies Record<Place['unit'], object>;

/** Why the card form is not opened, and the field to show that at. */
export type StayProblem = {
  field: 'checkIn' | 'checkOut' | 'date' | 'name' | 'email' | 'terms';
  text: string;
};

function datesProblem({ unit }: Place, { period }: StayFormValues): StayProblem {
  if (unit === 'day') return { field: 'date', text: 'Choose a date' };
  const { from, to } = period;
  const rule = 'Check-out must be after check-in';
  return {
    field: from ? 'checkOut' : 'checkIn',
    text: from && to ? rule : `Choose both dates first. ${rule}`,
  };
}

function bookableProblem(
  { unit }: Place,
  { period }: StayFormValues,
  today: CalendarDate,
): StayProblem | undefined {
  const first = bookableDayProblem(period.from, today);
  if (first !== undefined) return { field: unit === 'day' ? 'date' : 'checkIn', text: first };
  const last = unit === 'day' ? undefined : bookableDayProblem(period.to, today);
  return last === undefined ? undefined : { field: 'checkOut', text: last };
}

function termsProblem({ agreed }: StayFormValues, terms: readonly string[]): StayProblem | undefined {
  return agreed || terms.length === 0 ? undefined : { field: 'terms', text: 'Tick to agree before you pay' };
}

/** The only validation of these forms (V-10, D-08). `today` in Lagos. */
export function stayProblem(
  place: Place,
  form: StayFormValues,
  { today, terms }: { today: CalendarDate; terms: readonly string[] },
): StayProblem | undefined {
  if (costOf(place, form.period) <= 0) return datesProblem(place, form);
  const bookable = bookableProblem(place, form, today);
  if (bookable) return bookable;
  if (form.name !== '' && !isVisibleName(form.name)) {
    return { field: 'name', text: 'Enter your name in letters, or leave it empty' };
  }
  const text = receiptAddressProblem(form.email);
  return text === undefined ? termsProblem(form, terms) : { field: 'email', text };
}
