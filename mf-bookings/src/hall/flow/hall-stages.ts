import type { BookingOutcome, BookingStep } from './book-hall.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { FieldProblem } from '../booking/hall-booking-schema.ts';
import type { HallOrder, HallPayment } from '../booking/hall-payment.ts';
import type { DateRequest } from '../booking/date-request.ts';
import type { HallNews } from '../words/hall-news.tsx';

/** Why a submit ended where it began. */
export type FormStop =
  | { kind: 'refused'; message: string; problems: FieldProblem[] }
  /** The code that books did not arrive: nothing was asked of anybody. */
  | { kind: 'not-loaded' }
  | Extract<BookingOutcome, { kind: 'hall-taken' | 'all-taken' | 'declined' | 'failed' }>;

/** Why a service said no. `about`: what the customer can put right. */
export type RefusalReason =
  | { about: 'other'; words: string }
  /** `advice` stands beside the field. */
  | { about: 'email'; words: string; advice: string };

/** An invoice, with what has just happened to it, and why where a service said no. */
type InvoiceWithNews = {
  booking: HallBooking;
  news: HallNews | undefined;
  refusal?: RefusalReason | undefined;
};

/** An e-mail about a payment is on its way to the venue. */
type Notifying = { notifying?: boolean };

/** What a submit does at a moment. */
export type SendingStep = BookingStep | 'requesting';

/** Where the visitor is (E-01). `attempt` counts the submits, so that each refusal is announced. */
export type HallFlow =
  /** `arrival`: the visitor comes to the form, or back to it from an invoice, to book anew or to look at a day that was asked for. */
  | { stage: 'form'; stop: FormStop | undefined; attempt: number; arrival: 'new' | 'back' | 'asked-day' }
  | { stage: 'sending'; step: SendingStep; attempt: number }
  /** The date was asked for by e-mail: nothing is held. */
  | { stage: 'requested'; request: DateRequest }
  /** The invoice; once it is paid, with its receipt. */
  | (InvoiceWithNews & Notifying & { stage: 'booked' })
  /** A card form was open before: did it take the money? `order`: what is paid if it did not; chosen afterwards, without. */
  | (Notifying & { stage: 'asking'; booking: HallBooking; order?: HallOrder | undefined })
  | (Notifying & { stage: 'choosing-payment'; booking: HallBooking })
  | (Notifying & { stage: 'paying'; booking: HallBooking; order: HallOrder });

/** The stages that show an invoice. */
export type InvoiceFlow = Exclude<HallFlow, { stage: 'form' | 'sending' | 'requested' }>;

/** What has just happened to the invoice. */
export function newsIn(flow: InvoiceFlow): HallNews | undefined {
  return 'news' in flow ? flow.news : undefined;
}

/** Why a service said no, where one did. */
export function refusalIn(flow: InvoiceFlow): RefusalReason | undefined {
  return 'refusal' in flow ? flow.refusal : undefined;
}

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
  booked: [
    'notified',
    'payment-asked',
    'payment-opened',
    'payment-dismissed',
    'payment-checked',
    'payment-settled',
    'kept-by-other-tab',
    'mail-settled',
    'address-given',
    'held',
    'restarted',
  ],
  asking: [
    'notified',
    'payment-wanted',
    'payment-opened',
    'payment-dismissed',
    'payment-checked',
    'payment-settled',
    'kept-by-other-tab',
    'mail-settled',
    'restarted',
  ],
  'choosing-payment': [
    'notified',
    'payment-dismissed',
    'payment-opened',
    'payment-checked',
    'payment-settled',
    'kept-by-other-tab',
    'mail-settled',
    'restarted',
  ],
  paying: ['payment-settled', 'mail-settled', 'notified'],
};
