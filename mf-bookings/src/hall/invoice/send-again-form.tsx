import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { type SubmitEvent, useState } from 'react';
import type { HallBooking } from '../booking.ts';
import type { HallDesk } from '../hall-desk.ts';
import { sendInvoiceAgain } from '../invoice-mail.ts';

/** The fields of the booking form, as they were sent (F-06, F-07). */
function sentFields({ details, invoice }: HallBooking): [string, string][] {
  const { subCheck, ...rest } = details;
  return [
    ...Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]),
    ...(subCheck ? [['subCheck', 'on'] satisfies [string, string]] : []),
    ['termsCheck', 'on'],
    ['invoiceNumber', invoice.number],
  ];
}

/** Sends the invoice once more; only the e-mail, never the reservation (D-22). `onSent`: this form is about to go. */
export function SendAgainForm({
  booking,
  desk,
  onSent,
}: {
  booking: HallBooking;
  desk: HallDesk;
  onSent: () => void;
}) {
  const [busy, setBusy] = useState(false);
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const sent = await sendInvoiceAgain(desk, event.currentTarget, booking);
    setBusy(false);
    if (sent) onSent();
  }
  return (
    <form aria-label="Send the invoice again" onSubmit={(event) => void submit(event)}>
      {sentFields(booking).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton busy={busy} busyLabel="Sending…" look="line">
        Send the invoice again
      </SubmitButton>
    </form>
  );
}
