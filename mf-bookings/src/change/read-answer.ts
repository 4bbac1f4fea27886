import { fieldText } from '@venue/shared/form/field-values.ts';
import type { CalendarDate } from '@venue/shared/time/dates.ts';
import type { Answer } from '../change-history/changes.ts';
import { parseNaira } from '../hall/text/typed-payment.ts';
import type { ChangeableBooking } from './changeable-booking.ts';
import { daysIn, daysProblem } from './days.ts';

/** The venue's answer as entered, or what is wrong with it, and at which field. */
export type ReadAnswer =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'problem'; field: 'choice' | 'days' | 'refund' | 'fee'; text: string };

/** An optional amount; `wrong` if it is not a number of naira. */
function readAmount(data: FormData, name: 'refund' | 'fee'): number | undefined | 'wrong' {
  const text = fieldText(data, name);
  return text === '' ? undefined : (parseNaira(text) ?? 'wrong');
}

function amountProblem(field: 'refund' | 'fee'): ReadAnswer {
  const text = 'Enter whole naira in figures, for example ₦200,000, or leave it empty';
  return { kind: 'problem', field, text };
}

function cancelledAnswer(data: FormData): ReadAnswer {
  const refund = readAmount(data, 'refund');
  return refund === 'wrong'
    ? amountProblem('refund')
    : { kind: 'answer', answer: { kind: 'cancelled', refund } };
}

const dayTaken = 'This device already has another booking of that hall on that day. Please call the venue.';

/** The problem with an answer that would put two bookings on one day. */
export function clashProblem({ kind }: Answer): Extract<ReadAnswer, { kind: 'problem' }> {
  return { kind: 'problem', field: kind === 'moved' ? 'days' : 'choice', text: dayTaken };
}

export function readAnswer(
  form: HTMLFormElement,
  booking: ChangeableBooking,
  today: CalendarDate,
): ReadAnswer {
  const data = new FormData(form);
  const choice = data.get('answer');
  if (choice === 'cancelled') return cancelledAnswer(data);
  if (choice === 'refused' || choice === 'reinstated') return { kind: 'answer', answer: { kind: choice } };
  if (choice !== 'moved') return { kind: 'problem', field: 'choice', text: 'Choose the venue’s answer' };
  const to = daysIn(form, booking.unit);
  const text = daysProblem(to, booking, today);
  if (text !== undefined) return { kind: 'problem', field: 'days', text };
  const fee = readAmount(data, 'fee') ?? 0;
  return fee === 'wrong' ? amountProblem('fee') : { kind: 'answer', answer: { kind: 'moved', to, fee } };
}
