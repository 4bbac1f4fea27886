import type { CalendarDate } from '@venue/shared/dates.ts';
import { parseNaira } from '../hall/booking/parse-part.ts';
import type { Answer } from '../change-history/changes.ts';
import { fieldText } from '../controls/field-text.ts';
import { daysIn, daysProblem } from './days-fields.tsx';
import type { ChangeSubject } from './change-subject.ts';

/** What a customer entered of the venue's answer, or what is wrong with it, by its field. */
export type AnswerInput =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'problem'; field: 'choice' | 'days' | 'back' | 'fee'; text: string };

/** A sum that may be left empty; `wrong` where it is none. */
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

const dayTaken =
  'This device has another booking of that hall on that day. Call the venue: two of one day cannot be right.';

/** An answer that would put two bookings on one day, at the field that is on the page with it. */
export function clashProblem({ kind }: Answer): Extract<AnswerInput, { kind: 'problem' }> {
  return { kind: 'problem', field: kind === 'moved' ? 'days' : 'choice', text: dayTaken };
}

/** Reads the form of the answer. */
export function readAnswer(form: HTMLFormElement, subject: ChangeSubject, today: CalendarDate): AnswerInput {
  const data = new FormData(form);
  const choice = data.get('answer');
  if (choice === 'cancelled') return cancelledAnswer(data);
  if (choice === 'refused' || choice === 'stands') return { kind: 'answer', answer: { kind: choice } };
  if (choice !== 'moved') return { kind: 'problem', field: 'choice', text: 'Choose what the venue answered' };
  const to = daysIn(form, subject.unit);
  const text = daysProblem(to, subject, today);
  if (text !== undefined) return { kind: 'problem', field: 'days', text };
  const fee = readAmount(data, 'fee') ?? 0;
  return fee === 'wrong' ? amountProblem('fee') : { kind: 'answer', answer: { kind: 'moved', to, fee } };
}
