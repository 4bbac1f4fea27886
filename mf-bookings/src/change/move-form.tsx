import { space } from '@venue/shared/theme/tokens.ts';
import { clearDraft, useFormDraft } from '@venue/shared/form/draft.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { TextAreaField } from '@venue/shared/ui/text-field.tsx';
import { useToday } from '@venue/shared/hooks/use-time.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fieldText } from '@venue/shared/form/field-values.ts';
import { type RequestFormProps, sendChangeRequest } from './send-change-request.ts';
import { DaysFields, daysIn, daysProblem } from './days-fields.tsx';
import type { ChangeSubject, DateAvailability, ChangeableBooking } from './changeable-booking.ts';
import { dateSpanText, type DateSpan } from '../time/date-span.ts';

const Form = styled.form`
  display: grid;
  gap: ${space[20]};
  justify-items: start;
  > * {
    width: 100%;
  }
  > button {
    width: auto;
  }
`;

const fieldId = 'move-to';

type Check =
  | { kind: 'not-asked' }
  | { kind: 'checking' }
  | { kind: 'answered'; days: DateSpan; found: DateAvailability }
  | { kind: 'sending' };

const noService: DateAvailability = {
  kind: 'unknown',
  text: 'The venue will check whether it is free and get back to you.',
};

const labels = {
  'not-asked': 'Check availability',
  checking: 'Checking…',
  answered: 'Ask the venue to move it',
  sending: 'Sending…',
};

/** Whether the chosen dates are free, and what would be left to pay. */
function Found({ check, subject }: { check: Check; subject: ChangeSubject }) {
  const answered = check.kind === 'answered' ? check : undefined;
  const text = answered && [
    answered.found.text,
    answered.found.kind === 'taken' ? '' : subject.leftToPayOn(answered.days),
  ];
  return (
    <div role="status">
      {answered && text ? (
        <Note kind={answered.found.kind === 'free' ? 'good' : 'plain'}>
          <span key={dateSpanText(answered.days)}>{text.filter(Boolean).join(' ')}</span>
        </Note>
      ) : null}
    </div>
  );
}

/** Checks dates; only the latest check counts. */
function useCheck(store: ChangeableBooking) {
  const [check, setCheck] = useState<Check>({ kind: 'not-asked' });

  async function checkDays(days: DateSpan) {
    const checking: Check = { kind: 'checking' };
    let end: Check = { kind: 'not-asked' };
    setCheck(checking);
    try {
      end = { kind: 'answered', days, found: (await store.check?.(days)) ?? noService };
    } finally {
      // Ignored if other dates were chosen meanwhile.
      setCheck((now) => (now === checking ? end : now));
    }
  }

  return { check, setCheck, checkDays };
}

/** Checks new dates for a booking first, then asks the venue to move it. */
export function MoveForm({ subject, store, services }: RequestFormProps) {
  const today = useToday();
  const form = useRef<HTMLFormElement>(null);
  const draft = `move ${subject.id.id}`;
  useFormDraft(form, draft);
  const [problem, setProblem] = useState<string>();
  const { check, setCheck, checkDays } = useCheck(store);
  const busy = check.kind === 'checking' || check.kind === 'sending';
  const mayAsk = check.kind === 'answered' && check.found.kind !== 'taken';

  async function ask(days: DateSpan, found: DateAvailability, reason: string) {
    setCheck({ kind: 'sending' });
    try {
      await sendChangeRequest(services, store, {
        wish: { kind: 'move', to: days },
        dayFound: found.text,
        reason,
      });
      clearDraft(draft);
    } finally {
      setCheck({ kind: 'not-asked' });
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const element = event.currentTarget;
    const days = daysIn(element, subject.unit);
    const wrong = daysProblem(days, subject, today);
    setProblem(wrong);
    if (wrong !== undefined) {
      document.getElementById(fieldId)?.focus();
      return;
    }
    const done =
      mayAsk && dateSpanText(check.days) === dateSpanText(days)
        ? ask(check.days, check.found, fieldText(new FormData(element), 'reason'))
        : checkDays(days);
    void done.catch(services.host.report);
  }

  /** Choosing other dates discards the result for the previous ones. */
  function forget({ target }: { target: EventTarget }) {
    if (!(target instanceof HTMLInputElement)) return;
    setProblem(undefined);
    if (check.kind !== 'sending') setCheck({ kind: 'not-asked' });
  }

  return (
    <Form ref={form} noValidate aria-label="Move the date" onSubmit={submit} onInput={forget}>
      <DaysFields
        id={fieldId}
        unit={subject.unit}
        label="New date"
        today={today}
        start={undefined}
        problem={problem}
      />
      <TextAreaField id="move-reason" name="reason" label="Reason" optional maxLength={1000} rows={2} />
      <Found check={check} subject={subject} />
      <SubmitButton busy={busy} busyLabel={check.kind === 'sending' ? labels.sending : labels.checking}>
        {mayAsk ? labels.answered : labels['not-asked']}
      </SubmitButton>
    </Form>
  );
}
