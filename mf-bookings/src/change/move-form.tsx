import { type SubmitEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { clearDraft, useFormDraft } from '@venue/shared/form/draft.ts';
import { fieldText } from '@venue/shared/form/field-values.ts';
import { useToday } from '@venue/shared/hooks/use-time.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { TextAreaField } from '@venue/shared/ui/text-field.tsx';
import { dateSpanText, type DateSpan } from '../time/date-span.ts';
import type { ChangeableBooking, DateAvailability, BookingStore } from './changeable-booking.ts';
import { DaysFields } from './days-fields.tsx';
import { daysIn, daysProblem } from './days.ts';
import { type RequestFormProps, sendChangeRequest } from './send-change-request.ts';

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
  | { kind: 'unchecked' }
  | { kind: 'checking' }
  | { kind: 'checked'; days: DateSpan; availability: DateAvailability }
  | { kind: 'sending' };

const noService: DateAvailability = {
  kind: 'unknown',
  text: 'The venue will check whether it is free and get back to you.',
};

const labels = {
  unchecked: 'Check availability',
  checking: 'Checking…',
  checked: 'Ask the venue to move it',
  sending: 'Sending…',
};

/** Whether the chosen dates are free, and what would be left to pay. */
function CheckResult({ check, booking }: { check: Check; booking: ChangeableBooking }) {
  if (check.kind !== 'checked') return <div role="status" />;
  const { days, availability } = check;
  const left = availability.kind === 'taken' ? '' : booking.leftToPayOn(days);
  return (
    <div role="status">
      <Note kind={availability.kind === 'free' ? 'good' : 'plain'}>
        <span key={dateSpanText(days)}>{`${availability.text} ${left}`.trim()}</span>
      </Note>
    </div>
  );
}

/** Checks dates; only the latest check counts. */
function useCheck(store: BookingStore) {
  const [check, setCheck] = useState<Check>({ kind: 'unchecked' });

  async function checkDays(days: DateSpan) {
    const checking: Check = { kind: 'checking' };
    let result: Check = { kind: 'unchecked' };
    setCheck(checking);
    try {
      result = { kind: 'checked', days, availability: (await store.check?.(days)) ?? noService };
    } finally {
      // Ignored if other dates were chosen meanwhile.
      setCheck((current) => (current === checking ? result : current));
    }
  }

  return { check, setCheck, checkDays };
}

/** Checks new dates for a booking first, then asks the venue to move it. */
export function MoveForm({ booking, store, services }: RequestFormProps) {
  const today = useToday();
  const form = useRef<HTMLFormElement>(null);
  const draft = `move ${booking.id.id}`;
  useFormDraft(form, draft);
  const [problem, setProblem] = useState<string>();
  const { check, setCheck, checkDays } = useCheck(store);
  const busy = check.kind === 'checking' || check.kind === 'sending';
  const canAsk = check.kind === 'checked' && check.availability.kind !== 'taken';

  async function ask(days: DateSpan, availability: string, reason: string) {
    setCheck({ kind: 'sending' });
    try {
      await sendChangeRequest(services, store, {
        wish: { kind: 'move', to: days },
        availability,
        reason,
      });
      clearDraft(draft);
    } finally {
      setCheck({ kind: 'unchecked' });
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const element = event.currentTarget;
    const days = daysIn(element, booking.unit);
    const found = daysProblem(days, booking, today);
    setProblem(found);
    if (found !== undefined) {
      document.getElementById(fieldId)?.focus();
      return;
    }
    const work =
      canAsk && dateSpanText(check.days) === dateSpanText(days)
        ? ask(check.days, check.availability.text, fieldText(new FormData(element), 'reason'))
        : checkDays(days);
    void work.catch(services.host.report);
  }

  /** Choosing other dates discards the result for the previous ones. */
  function discardCheck({ target }: { target: EventTarget }) {
    if (!(target instanceof HTMLInputElement)) return;
    setProblem(undefined);
    if (check.kind !== 'sending') setCheck({ kind: 'unchecked' });
  }

  return (
    <Form ref={form} noValidate aria-label="Move the date" onSubmit={submit} onInput={discardCheck}>
      <DaysFields
        id={fieldId}
        unit={booking.unit}
        label="New date"
        today={today}
        start={undefined}
        problem={problem}
      />
      <TextAreaField id="move-reason" name="reason" label="Reason" optional maxLength={1000} rows={2} />
      <CheckResult check={check} booking={booking} />
      <SubmitButton busy={busy} busyLabel={check.kind === 'sending' ? labels.sending : labels.checking}>
        {canAsk ? labels.checked : labels.unchecked}
      </SubmitButton>
    </Form>
  );
}
