import { type SubmitEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { clearDraft, useFormDraft } from '@venue/shared/form/draft.ts';
import { fieldText } from '@venue/shared/form/field-values.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { TextAreaField } from '@venue/shared/ui/text-field.tsx';
import { type RequestFormProps, sendChangeRequest } from './send-change-request.ts';

const Form = styled.form`
  display: grid;
  gap: ${space[20]};
`;

/** Asks the venue to cancel a booking, which cancels nothing yet. */
export function CancelForm({ booking, store, services }: RequestFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const draft = `cancel ${booking.id.id}`;
  useFormDraft(form, draft);
  const [busy, setBusy] = useState(false);

  async function ask(reason: string) {
    setBusy(true);
    try {
      await sendChangeRequest(services, store, { wish: { kind: 'cancel' }, availability: '', reason });
      clearDraft(draft);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    void ask(fieldText(new FormData(event.currentTarget), 'reason')).catch(services.host.report);
  }

  return (
    <Form ref={form} noValidate aria-label="Cancel the booking" onSubmit={submit}>
      <TextAreaField id="cancel-reason" name="reason" label="Reason" optional maxLength={1000} rows={2} />
      <div>
        <SubmitButton busy={busy} busyLabel="Sending…" look="line">
          Ask the venue to cancel it
        </SubmitButton>
      </div>
    </Form>
  );
}
