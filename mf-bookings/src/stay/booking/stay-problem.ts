import type { CalendarDate } from '@venue/shared/time/dates.ts';
import { isVisibleName } from '@venue/shared/form/typed-text.ts';
import { bookableDayProblem } from '@venue/shared/words/bookable-day.ts';
import { receiptAddressProblem } from '../../payment/card-form-text.ts';
import type { Place } from './places.ts';
import { costOf } from './stay-cost.ts';
import type { StayFormValues } from './stay-fields.ts';

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
