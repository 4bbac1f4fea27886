import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useToday } from '@venue/shared/hooks/use-time.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { lagosDate } from '@venue/shared/time/dates.ts';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { type Answer, requestOf, isCancelled } from '../change-history/changes.ts';
import { ChoiceRow, ChoiceRows } from '../ui/choice-rows.tsx';
import type { ChangeableBooking } from './changeable-booking.ts';
import { DaysFields } from './days-fields.tsx';
import { type ReadAnswer, readAnswer, clashProblem } from './read-answer.ts';

const Form = styled.form`
  display: grid;
  gap: ${space[20]};
`;

const ids = {
  choice: 'answer-choice',
  days: 'answer-days',
  refund: 'answer-refund',
  fee: 'answer-fee',
} as const;

type Choice = { value: Answer['kind']; title: string; detail: string };

function movedChoice({ id }: ChangeableBooking): Choice {
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
const reinstated: Choice = {
  value: 'reinstated',
  title: 'It is not cancelled after all',
  detail: 'The booking is back as it was.',
};

/** The answers the venue may have given, the likeliest first. */
function choicesFor(booking: ChangeableBooking): readonly Choice[] {
  if (isCancelled(booking)) return [reinstated];
  const moved = movedChoice(booking);
  return requestOf(booking)?.wish.kind === 'cancel'
    ? [cancelled, refused, moved]
    : [moved, refused, cancelled];
}

/** The refund under the terms, as a starting value; '' if there is none. */
function refundByTerms(booking: ChangeableBooking, now: number): string {
  const request = requestOf(booking);
  const total = booking.cancelCost(lagosDate(request?.wish.kind === 'cancel' ? request.at : now)).total;
  return total ? formatNaira(total.naira) : '';
}

/** The fee under the terms, as a starting value; '' if there is none. */
function feeByTerms(booking: ChangeableBooking, now: number): string {
  const request = requestOf(booking);
  const fee = booking.moveFee?.(request?.wish.kind === 'move' ? request.at : now) ?? 0;
  return fee === 0 ? '' : formatNaira(fee);
}

type SumProps = {
  name: 'refund' | 'fee';
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
  booking: ChangeableBooking;
  problem: string | undefined;
  onChoose: (choice: Answer['kind']) => void;
};

function Choices({ booking, problem, onChoose }: ChoicesProps) {
  return (
    <ChoiceRows id={ids.choice} legend="The venue’s answer" legendHidden error={problem}>
      {choicesFor(booking).map(({ value, title, detail }, index) => (
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
  booking: ChangeableBooking;
  now: number;
  /** Returns whether the answer could be saved. */
  onAnswer: (answer: Answer) => boolean;
};

/** Saves the venue’s answer: the only way in which a booking changes on this device. */
export function AnswerForm({ booking, now, onAnswer }: AnswerProps) {
  const today = useToday();
  const [choice, setChoice] = useState('');
  const [problem, setProblem] = useState<Extract<ReadAnswer, { kind: 'problem' }>>();
  const request = requestOf(booking);
  const requestedDays = request?.wish.kind === 'move' ? request.wish.to : undefined;
  const problemOf = (field: keyof typeof ids) => (problem?.field === field ? problem.text : undefined);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readAnswer(event.currentTarget, booking, today);
    const result = read.kind === 'answer' && !onAnswer(read.answer) ? clashProblem(read.answer) : read;
    if (result.kind === 'answer') return;
    setProblem(result);
    document.getElementById(ids[result.field])?.focus();
  }

  return (
    <Form noValidate aria-label="The venue’s answer" onSubmit={submit} onInput={() => setProblem(undefined)}>
      <Choices booking={booking} problem={problemOf('choice')} onChoose={setChoice} />
      {choice === 'moved' ? (
        <DaysFields
          id={ids.days}
          unit={booking.unit}
          label="New date"
          today={today}
          start={requestedDays}
          problem={problemOf('days')}
        />
      ) : null}
      {choice === 'moved' && booking.moveFee ? (
        <SumField
          name="fee"
          label="Fee for moving, in naira"
          hint="Enter what the venue told you. Leave it empty if there is no fee."
          start={feeByTerms(booking, now)}
          problem={problemOf('fee')}
        />
      ) : null}
      {choice === 'cancelled' ? (
        <SumField
          name="refund"
          label="Refund, in naira"
          hint="Enter what the venue told you. Leave it empty if it has not said."
          start={refundByTerms(booking, now)}
          problem={problemOf('refund')}
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
