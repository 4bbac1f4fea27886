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

type Look =
  | { kind: 'not-asked' }
  | { kind: 'looking' }
  | { kind: 'told'; days: DateSpan; found: DateAvailability }
  | { kind: 'sending' };

const nobodySays: DateAvailability = {
  kind: 'unknown',
  text: 'The venue will check whether it is free and get back to you.',
};

const labels = {
  'not-asked': 'Check availability',
  looking: 'Checking…',
  told: 'Ask the venue to move it',
  sending: 'Sending…',
};

/** Whether the chosen dates are free, and what would be left to pay. */
function Found({ look, subject }: { look: Look; subject: ChangeSubject }) {
  const told = look.kind === 'told' ? look : undefined;
  const text = told && [told.found.text, told.found.kind === 'taken' ? '' : subject.leftToPayOn(told.days)];
  return (
    <div role="status">
      {told && text ? (
        <Note kind={told.found.kind === 'free' ? 'good' : 'plain'}>
          <span key={dateSpanText(told.days)}>{text.filter(Boolean).join(' ')}</span>
        </Note>
      ) : null}
    </div>
  );
}

/** Checks dates; only the latest check counts. */
function useLook(kept: ChangeableBooking) {
  const [look, setLook] = useState<Look>({ kind: 'not-asked' });

  async function lookAt(days: DateSpan) {
    const looking: Look = { kind: 'looking' };
    let end: Look = { kind: 'not-asked' };
    setLook(looking);
    try {
      end = { kind: 'told', days, found: (await kept.check?.(days)) ?? nobodySays };
    } finally {
      // Ignored if other dates were chosen meanwhile.
      setLook((now) => (now === looking ? end : now));
    }
  }

  return { look, setLook, lookAt };
}

/** Checks new dates for a booking first, then asks the venue to move it. */
export function MoveForm({ subject, kept, services }: RequestFormProps) {
  const today = useToday();
  const form = useRef<HTMLFormElement>(null);
  const draft = `move ${subject.name.id}`;
  useFormDraft(form, draft);
  const [problem, setProblem] = useState<string>();
  const { look, setLook, lookAt } = useLook(kept);
  const busy = look.kind === 'looking' || look.kind === 'sending';
  const mayAsk = look.kind === 'told' && look.found.kind !== 'taken';

  async function ask(days: DateSpan, found: DateAvailability, reason: string) {
    setLook({ kind: 'sending' });
    try {
      await sendChangeRequest(services, kept, {
        wish: { kind: 'move', to: days },
        dayFound: found.text,
        reason,
      });
      clearDraft(draft);
    } finally {
      setLook({ kind: 'not-asked' });
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
      mayAsk && dateSpanText(look.days) === dateSpanText(days)
        ? ask(look.days, look.found, fieldText(new FormData(element), 'reason'))
        : lookAt(days);
    void done.catch(services.host.report);
  }

  /** Choosing other dates discards the result for the previous ones. */
  function forget({ target }: { target: EventTarget }) {
    if (!(target instanceof HTMLInputElement)) return;
    setProblem(undefined);
    if (look.kind !== 'sending') setLook({ kind: 'not-asked' });
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
      <Found look={look} subject={subject} />
      <SubmitButton busy={busy} busyLabel={look.kind === 'sending' ? labels.sending : labels.looking}>
        {mayAsk ? labels.told : labels['not-asked']}
      </SubmitButton>
    </Form>
  );
}
