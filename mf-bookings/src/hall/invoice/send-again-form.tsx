import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { type SubmitEvent, useState } from 'react';
import type { HallBooking } from '../booking/booking.ts';
import { type HallServices, reportFailure } from '../flow/hall-services.ts';
import { sendInvoiceAgain } from '../flow/invoice-mail.ts';

/** Sends only the e-mail again, never the reservation (D-22). `onSent`: this form is about to disappear. */
export function SendAgainForm({
  booking,
  services,
  onSent,
}: {
  booking: HallBooking;
  services: HallServices;
  onSent: () => void;
}) {
  const [busy, setBusy] = useState(false);
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      if (await sendInvoiceAgain(services, booking)) onSent();
    } catch (error) {
      reportFailure(services, error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form aria-label="Send the invoice again" onSubmit={(event) => void submit(event)}>
      <SubmitButton busy={busy} busyLabel="Sending…" look="line">
        Send the invoice again
      </SubmitButton>
    </form>
  );
}
