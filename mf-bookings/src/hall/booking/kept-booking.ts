import '../../zod-config.ts';
import * as z from 'zod/mini';
import { keptDetailsSchema } from '../form/hall-booking-schema.ts';
import { mailState } from '../../mail/mail-state.ts';
import { hallPayment, readFormerPayment } from '../payment/hall-payment.ts';
import { keptInstant } from '../../services/kept-instant.ts';
import { readableItems } from '../../services/readable-items.ts';
import type { HallBooking } from './booking.ts';
import { optionalTerms, withTerms } from './kept-terms.ts';

const facts = {
  terms: optionalTerms,
  details: keptDetailsSchema,
  invoice: z.object({ number: z.string().check(z.regex(/^\d{6}$/)), issuedAt: keptInstant }),
  invoiceMail: mailState,
  formerMails: z.optional(z.record(z.string(), mailState)),
  bookingRef: z.optional(z.string()),
};

const withPayments = z.object({ ...facts, payments: readableItems(hallPayment) });

type KeptBooking = z.infer<typeof withPayments>;

/** A booking as it is kept; earlier releases kept one payment, and no terms. */
export const keptBooking: z.ZodMiniType<HallBooking> = withTerms(
  z.union([
    withPayments,
    z.pipe(
      z.object({ ...facts, payment: z.unknown() }),
      z.transform(({ payment, ...kept }): KeptBooking => ({ ...kept, payments: readFormerPayment(payment) })),
    ),
  ]),
);
