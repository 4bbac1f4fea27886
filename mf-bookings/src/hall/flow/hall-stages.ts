import type { HallBooking } from '../booking/booking.ts';
import type { HallOrder, HallPayment } from '../booking/hall-payment.ts';
import type { DateRequest } from '../mail/request-mail.ts';
import type { BookingStep } from './book-hall.ts';
import type { InvoiceNotice, InvoicePaymentNotice, MailNotice } from './invoice-notice.ts';
import type { NotBooked } from './not-booked.ts';

export type SendingStep = BookingStep | 'asking';

/** How far a payment is. Each stage but the first covers the invoice. */
export type InvoicePayment =
  | { stage: 'idle' }
  /** It may have been paid before (C-22). `order`: what to pay if it was not; if absent, the visitor chooses next. */
  | { stage: 'asking'; order?: HallOrder | undefined }
  /** How much to pay first. */
  | { stage: 'choosing' }
  /** The card form is open. */
  | { stage: 'paying' };

/** The invoice, with its receipt once paid. */
export type InvoiceFlow = {
  stage: 'invoice';
  booking: HallBooking;
  /** What has just happened to it; cleared when a payment begins. */
  notice?: InvoiceNotice | undefined;
  payment: InvoicePayment;
  /** An e-mail about a payment is being sent to the venue. */
  notifying: boolean;
};

/** Where the visitor is (E-01). `attempt` counts submits and refusals, so that each refusal is announced. */
export type HallFlow =
  /** `arrival`: new to the form, or back from an invoice to book again or to check a day asked for on another page. */
  | {
      stage: 'form';
      notBooked: NotBooked | undefined;
      attempt: number;
      arrival: 'new' | 'back' | 'asked-day';
    }
  | { stage: 'sending'; step: SendingStep; attempt: number }
  /** The venue was asked for the date by e-mail; nothing is held. */
  | { stage: 'date-asked'; request: DateRequest }
  | InvoiceFlow;

/** The stages that show the form. */
export type FormFlow = Extract<HallFlow, { stage: 'form' | 'sending' }>;

/** Whether a submit has just found a hall taken, so that an earlier answer about the day is outdated. */
export function isFoundTaken(flow: FormFlow): boolean {
  const kind = flow.stage === 'form' ? flow.notBooked?.kind : undefined;
  return kind === 'hall-taken' || kind === 'all-taken';
}

type EventDetails = {
  submitted: object;
  stepped: { step: SendingStep };
  /** A request by e-mail is being sent, or its sending has ended. */
  'date-asked': { request: DateRequest };
  'not-booked': { notBooked: NotBooked };
  /** A booking just made, resumed, or back from what was open over it. */
  'invoice-opened': { booking: HallBooking; notice?: MailNotice | undefined };
  'mail-ended': { booking: HallBooking; notice: MailNotice };
  'address-given': { booking: HallBooking };
  'pay-clicked': { booking: HallBooking; order?: HallOrder };
  /** The visitor says that the earlier card form took no money. */
  'pay-anyway': object;
  'payment-started': { booking: HallBooking; order: HallOrder };
  'payment-ended': { booking: HallBooking; notice: InvoicePaymentNotice | undefined };
  'payments-verified': { booking: HallBooking };
  /** E-mails to the venue about these payments are being sent, or have ended. */
  notified: { booking: HallBooking; payments: readonly HallPayment[]; notifying: boolean };
  /** Another tab has changed the stored booking. */
  'changed-in-other-tab': { booking: HallBooking };
  /** From an invoice back to the form. */
  restarted: { arrival: 'back' | 'asked-day' };
};
export type EventType = keyof EventDetails;
export type HallEvent<Type extends EventType = EventType> = {
  [Each in Type]: { type: Each } & EventDetails[Each];
}[Type];
