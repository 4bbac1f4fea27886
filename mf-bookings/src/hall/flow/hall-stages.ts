import type { BookingStep } from './book-hall.ts';
import type { FormStop } from './form-stop.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { HallOrder, HallPayment } from '../booking/hall-payment.ts';
import type { DateRequest } from '../booking/date-request.ts';
import type { HallNews } from '../text/hall-news.tsx';

/** Why a service said no. `about`: what the customer can put right. */
export type RefusalReason =
  | { about: 'other'; text: string }
  /** `advice` stands beside the field. */
  | { about: 'email'; text: string; advice: string };

/** An invoice, with what has just happened to it, and why where a service said no. */
type InvoiceWithNews = {
  booking: HallBooking;
  news?: HallNews | undefined;
  refusal?: RefusalReason | undefined;
};

/** What a submit does at a moment. */
export type SendingStep = BookingStep | 'requesting';

/** What lies over the invoice. News go when something comes to lie over it. */
export type OverInvoice =
  | { kind: 'nothing' }
  /** A card form was open before: did it take the money? `order`: what is paid if it did not; chosen afterwards, without. */
  | { kind: 'question'; order?: HallOrder | undefined }
  /** How much is paid first. */
  | { kind: 'choice' }
  | { kind: 'card-form' };

/** The invoice; once it is paid, with its receipt. `notifying`: an e-mail about a payment is on its way to the venue. */
export type InvoiceFlow = InvoiceWithNews & { stage: 'invoice'; over: OverInvoice; notifying: boolean };

/** Where the visitor is (E-01). `attempt` counts the submits, so that each refusal is announced. */
export type HallFlow =
  /** `arrival`: the visitor comes to the form, or back to it from an invoice, to book anew or to look at a day that was asked for. */
  | { stage: 'form'; stop: FormStop | undefined; attempt: number; arrival: 'new' | 'back' | 'asked-day' }
  | { stage: 'sending'; step: SendingStep; attempt: number }
  /** The date was asked for by e-mail: nothing is held. */
  | { stage: 'requested'; request: DateRequest }
  | InvoiceFlow;

/** The stages that show the form. */
export type FormFlow = Extract<HallFlow, { stage: 'form' | 'sending' }>;

type EventData = {
  submitted: object;
  stepped: { step: SendingStep };
  /** The date was asked for by e-mail, and that came to something. */
  requested: { request: DateRequest };
  /** A request that was given up has arrived after all. */
  'request-arrived': { id: number };
  stopped: { stop: FormStop };
  held: InvoiceWithNews;
  'mail-settled': InvoiceWithNews & { news: HallNews };
  /** The invoice has another e-mail address from now on. */
  'address-given': { booking: HallBooking };
  'payment-asked': { booking: HallBooking; order?: HallOrder };
  /** The visitor says that the earlier card form took no money, and wants to pay. */
  'payment-wanted': object;
  'payment-dismissed': { booking: HallBooking };
  'payment-opened': { booking: HallBooking; order: HallOrder };
  'payment-settled': InvoiceWithNews;
  'payment-checked': { booking: HallBooking };
  /** The venue is being told of payments, or an attempt to tell it of one has ended; that one says how. */
  notified: { booking: HallBooking; notifying: boolean; payment?: HallPayment | undefined };
  /** Another tab has written to this device: the booking as it is known there. */
  'kept-by-other-tab': { booking: HallBooking };
  /** `toLook`: at a day that was asked for. */
  restarted: { toLook?: boolean };
};
export type EventType = keyof EventData;
export type HallEvent<Type extends EventType = EventType> = {
  [Each in Type]: { type: Each } & EventData[Each];
}[Type];

/**
 * The transition table: what may happen in which stage. Anything else is late or doubled and changes nothing. How a
 * payment ended is no news of a stage: it may come in any.
 */
export const accepted: Readonly<Record<HallFlow['stage'], readonly EventType[]>> = {
  form: ['submitted', 'stopped', 'held', 'payment-settled'],
  sending: ['stepped', 'stopped', 'held', 'requested', 'payment-settled'],
  requested: ['requested', 'request-arrived', 'restarted', 'payment-settled'],
  invoice: [
    'held',
    'address-given',
    'mail-settled',
    'notified',
    'payment-asked',
    'payment-wanted',
    'payment-opened',
    'payment-dismissed',
    'payment-checked',
    'payment-settled',
    'kept-by-other-tab',
    'restarted',
  ],
};

/** The same while a card form is open. */
export const acceptedOverCardForm: readonly EventType[] = ['payment-settled', 'mail-settled', 'notified'];
