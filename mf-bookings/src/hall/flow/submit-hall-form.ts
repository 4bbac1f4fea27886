import { takeHoneypot } from '@venue/shared/email/honeypot.tsx';
import { lagosDate } from '@venue/shared/time/dates.ts';
import { now } from '@venue/shared/time/site-time.ts';
import type { HallDetails } from '../booking/hall-details.ts';
import { hallHoneypotId, readHallForm } from '../booking/hall-fields.ts';
import { checkHallForm } from '../text/hall-form-check.ts';
import { bookDay, showInterrupted } from './book-day.ts';
import { canHold, type HallServices } from './hall-services.ts';
import { sendInvoice } from './invoice-mail.ts';
import { showNotBooked } from './not-booked.ts';
import { requestDate, requestSender } from './request-date.ts';

/** F-07. */
function writeInvoiceNumber(form: HTMLFormElement, invoiceNumber: string) {
  const field = form.elements.namedItem('invoiceNumber');
  if (!(field instanceof HTMLInputElement)) throw new Error('the form has no invoiceNumber');
  field.value = invoiceNumber;
}

/** The checked details, or undefined after showing why they were refused. Spam ends like a failed booking. */
function detailsIn(services: HallServices, form: HTMLFormElement): HallDetails | undefined {
  const checked = checkHallForm(readHallForm(new FormData(form)), lagosDate(now()));
  if (checked.kind === 'refused') {
    showNotBooked(services, checked);
    return undefined;
  }
  const { details } = checked;
  if (takeHoneypot(form, hallHoneypotId)) {
    showInterrupted(services, details, new Error('sent by a program'));
    return undefined;
  }
  return details;
}

export async function requestHallForm(services: HallServices, form: HTMLFormElement): Promise<void> {
  const details = detailsIn(services, form);
  if (details) await requestDate(services, details, requestSender(services));
}

/** Checks the form and books the hall (E-03). Without a reservation service, asks the venue for the date by e-mail. */
export async function submitHallForm(services: HallServices, form: HTMLFormElement): Promise<void> {
  if (!canHold(services)) {
    await requestHallForm(services, form);
    return;
  }
  const details = detailsIn(services, form);
  if (!details) return;
  await bookDay(services, details, (booking) => {
    writeInvoiceNumber(form, booking.invoice.number);
    return sendInvoice(services, booking);
  });
}
