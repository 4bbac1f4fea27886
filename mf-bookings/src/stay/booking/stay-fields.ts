import type { Place } from './places.ts';
import { fieldText } from '../../controls/field-text.ts';
import type { DateSpan } from '../../time/date-span.ts';

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
