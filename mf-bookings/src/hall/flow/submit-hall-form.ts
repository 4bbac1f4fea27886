import { lagosDate } from '@venue/shared/dates.ts';
import { springTrap } from '@venue/shared/email/is-automatic.ts';
import { saveDraft } from '@venue/shared/form/draft.ts';
import { bookDay, stop } from './book-day.ts';
import { hallDay } from '../booking/booking.ts';
import { checkHallForm, type HallDetails } from '../form/hall-booking-schema.ts';
import type { HallDesk } from './hall-desk.ts';
import { hallDraft } from '../form/hall-draft.ts';
import { hallTrapId, readHallForm } from '../form/hall-fields.ts';
import { sendInvoice } from '../mail/invoice-mail.ts';

/** Puts the number into the form's hidden field (F-07). */
function writeInvoiceNumber(form: HTMLFormElement, invoiceNumber: string) {
  const field = form.elements.namedItem('invoiceNumber');
  if (!(field instanceof HTMLInputElement)) throw new Error('the form has no invoiceNumber');
  field.value = invoiceNumber;
}

/** Checks the form and books the hall (E-03). A program’s form ends like a failed one. */
export async function submitHallForm(desk: HallDesk, form: HTMLFormElement): Promise<void> {
  const checked = checkHallForm(readHallForm(new FormData(form)), lagosDate(Date.now()));
  if (checked.kind === 'refused') {
    stop(desk, checked);
    return;
  }
  const { details } = checked;
  if (springTrap(form, hallTrapId)) {
    const maybeHeld = desk.ledger.entry(hallDay(details)) !== undefined;
    stop(desk, { kind: 'failed', error: new Error('sent by a program'), maybeHeld });
    return;
  }
  await bookDay(desk, details, (booking) => {
    writeInvoiceNumber(form, booking.invoice.number);
    return sendInvoice(desk, booking);
  });
}

function formValues({ noOfPeople, subCheck, ...details }: HallDetails): Record<string, string> {
  return { ...details, noOfPeople: String(noOfPeople), ...(subCheck ? { subCheck: 'on' } : {}) };
}

/** Back to the form; with details, they are filled in again. The booking stays on the device. */
export function restart({ ledger, dispatch }: HallDesk, details?: HallDetails): void {
  ledger.hide();
  if (details) saveDraft(hallDraft, formValues(details));
  dispatch({ type: 'restarted' });
}
