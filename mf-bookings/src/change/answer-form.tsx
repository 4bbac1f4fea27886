import { lagosDate } from '@venue/shared/time/dates.ts';
import { formatNaira } from '@venue/shared/words/numbers.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { useToday } from '@venue/shared/hooks/use-time.ts';
import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { type Answer, requestOf, isCancelled } from '../change-history/changes.ts';
import { ChoiceRow, ChoiceRows } from '../controls/choice-rows.tsx';
import { type AnswerInput, readAnswer, clashProblem } from './read-answer.ts';
import { DaysFields } from './days-fields.tsx';
import type { ChangeSubject } from './changeable-booking.ts';

const Form = styled.form`
  display: grid;
  gap: ${space[20]};
`;

const ids = { choice: 'answer-choice', days: 'answer-days', back: 'answer-back', fee: 'answer-fee' } as const;

type Choice = { value: Answer['kind']; title: string; detail: string };

function movedChoice({ id }: ChangeSubject): Choice {
  const paper = id.kind === 'hall' ? 'invoice' : 'receipt';
  return {
    value: 'moved',
    title: 'Yes, it has been moved',
    detail: `Your ${paper} and My bookings will show the new date.`,
  };
}
const refused: Choice = { value: 'refused', title: 'No', detail: 'Nothing changes.' };
const cancelled: Choice = {
  value: 'cancelled',
  title: 'It has been cancelled',
  detail: 'You can no longer pay for it here.',
};
const stands: Choice = {
  value: 'stands',
  title: 'It is not cancelled after all',
  detail: 'The booking is back as it was.',
};

/** The answers the venue may have given, the likeliest first. */
function choicesFor(subject: ChangeSubject): readonly Choice[] {
  if (isCancelled(subject)) return [stands];
  const moved = movedChoice(subject);
  return requestOf(subject)?.wish.kind === 'cancel'
    ? [cancelled, refused, moved]
    : [moved, refused, cancelled];
}

/** The refund under the terms, as a starting value; '' if there is none. */
function refundByTerms(subject: ChangeSubject, now: number): string {
  const request = requestOf(subject);
  const total = subject.cancelCost(lagosDate(request?.wish.kind === 'cancel' ? request.at : now)).total;
  return total ? formatNaira(total.naira) : '';
}

/** The fee under the terms, as a starting value; '' if there is none. */
function feeByTerms(subject: ChangeSubject, now: number): string {
  const request = requestOf(subject);
  const fee = subject.moveFee?.(request?.wish.kind === 'move' ? request.at : now) ?? 0;
  return fee === 0 ? '' : formatNaira(fee);
}

type SumProps = {
  name: 'back' | 'fee';
  label: string;
  hint: string;
  start: string;
  problem: string | undefined;
};

function SumField({ name, label, hint, start, problem }: SumProps) {
  return (
    <TextField
      id={ids[name]}
      name={name}
      label={label}
      hint={hint}
      optional
      inputMode="numeric"
      autoComplete="off"
      defaultValue={start}
      error={problem}
    />
  );
}

type ChoicesProps = {
  subject: ChangeSubject;
  problem: string | undefined;
  onChoose: (choice: Answer['kind']) => void;
};

function Choices({ subject, problem, onChoose }: ChoicesProps) {
  return (
    <ChoiceRows id={ids.choice} legend="The venue’s answer" legendHidden error={problem}>
      {choicesFor(subject).map(({ value, title, detail }, index) => (
        <ChoiceRow
          key={value}
          {...(index === 0 && { id: ids.choice })}
          name="answer"
          value={value}
          title={title}
          detail={detail}
          onChange={() => onChoose(value)}
        />
      ))}
    </ChoiceRows>
  );
}

type AnswerProps = {
  subject: ChangeSubject;
  now: number;
  /** Returns whether the answer could be saved. */
  onAnswer: (answer: Answer) => boolean;
};

/** Saves the venue’s answer: the only way in which a booking changes on this device. */
export function AnswerForm({ subject, now, onAnswer }: AnswerProps) {
  const today = useToday();
  const [choice, setChoice] = useState('');
  const [problem, setProblem] = useState<Extract<AnswerInput, { kind: 'problem' }>>();
  const request = requestOf(subject);
  const wished = request?.wish.kind === 'move' ? request.wish.to : undefined;
  const problemOf = (field: keyof typeof ids) => (problem?.field === field ? problem.text : undefined);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readAnswer(event.currentTarget, subject, today);
    const found = typed.kind === 'answer' && !onAnswer(typed.answer) ? clashProblem(typed.answer) : typed;
    if (found.kind === 'answer') return;
    setProblem(found);
    document.getElementById(ids[found.field])?.focus();
  }

  return (
    <Form noValidate aria-label="The venue’s answer" onSubmit={submit} onInput={() => setProblem(undefined)}>
      <Choices subject={subject} problem={problemOf('choice')} onChoose={setChoice} />
      {choice === 'moved' ? (
        <DaysFields
          id={ids.days}
          unit={subject.unit}
          label="New date"
          today={today}
          start={wished}
          problem={problemOf('days')}
        />
      ) : null}
      {choice === 'moved' && subject.moveFee ? (
        <SumField
          name="fee"
          label="Fee for moving, in naira"
          hint="Enter what the venue told you. Leave it empty if there is no fee."
          start={feeByTerms(subject, now)}
          problem={problemOf('fee')}
        />
      ) : null}
      {choice === 'cancelled' ? (
        <SumField
          name="back"
          label="Refund, in naira"
          hint="Enter what the venue told you. Leave it empty if it has not said."
          start={refundByTerms(subject, now)}
          problem={problemOf('back')}
        />
      ) : null}
      <div>
        <SubmitButton busy={false} busyLabel="">
          Save the answer
        </SubmitButton>
      </div>
    </Form>
  );
}
