import type { CalendarDate } from '@venue/shared/time/dates.ts';
import { parseNaira } from '../hall/booking/typed-payment.ts';
import type { Answer } from '../change-history/changes.ts';
import { fieldText } from '@venue/shared/form/field-values.ts';
import { daysIn, daysProblem } from './days-fields.tsx';
import type { ChangeSubject } from './changeable-booking.ts';

/** The venue's answer as entered, or what is wrong with it, and at which field. */
export type AnswerInput =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'problem'; field: 'choice' | 'days' | 'back' | 'fee'; text: string };

/** An optional amount; `wrong` if it is not a number of naira. */
function readAmount(data: FormData, name: 'back' | 'fee'): number | undefined | 'wrong' {
  const text = fieldText(data, name);
  return text === '' ? undefined : (parseNaira(text) ?? 'wrong');
}

function amountProblem(field: 'back' | 'fee'): AnswerInput {
  const text = 'Enter whole naira in figures, for example ₦200,000, or leave it empty';
  return { kind: 'problem', field, text };
}

function cancelledAnswer(data: FormData): AnswerInput {
  const back = readAmount(data, 'back');
  return back === 'wrong' ? amountProblem('back') : { kind: 'answer', answer: { kind: 'cancelled', back } };
}

const dayTaken = 'This device already has another booking of that hall on that day. Please call the venue.';

/** The problem with an answer that would put two bookings on one day. */
export function clashProblem({ kind }: Answer): Extract<AnswerInput, { kind: 'problem' }> {
  return { kind: 'problem', field: kind === 'moved' ? 'days' : 'choice', text: dayTaken };
}

export function readAnswer(form: HTMLFormElement, subject: ChangeSubject, today: CalendarDate): AnswerInput {
  const data = new FormData(form);
  const choice = data.get('answer');
  if (choice === 'cancelled') return cancelledAnswer(data);
  if (choice === 'refused' || choice === 'stands') return { kind: 'answer', answer: { kind: choice } };
  if (choice !== 'moved') return { kind: 'problem', field: 'choice', text: 'Choose the venue’s answer' };
  const to = daysIn(form, subject.unit);
  const text = daysProblem(to, subject, today);
  if (text !== undefined) return { kind: 'problem', field: 'days', text };
  const fee = readAmount(data, 'fee') ?? 0;
  return fee === 'wrong' ? amountProblem('fee') : { kind: 'answer', answer: { kind: 'moved', to, fee } };
}
