import '../../zod-config.ts';
import * as z from 'zod/mini';
import { keptChanges } from '../../change/kept/changes.ts';
import { keptDetailsSchema } from './hall-booking-schema.ts';
import { mailState } from '../../mail/mail-state.ts';
import { hallPayment } from './hall-payment.ts';
import { keptInstant } from '../../storage/kept-instant.ts';
import { readableItems } from '../../storage/readable-items.ts';
import type { HallBooking } from './booking.ts';
import { keptTerms } from './kept-terms.ts';

/** A booking as it is kept. */
export const keptBooking = z.object({
  terms: keptTerms,
  details: keptDetailsSchema,
  invoice: z.object({ number: z.string().check(z.regex(/^\d{6}$/)), issuedAt: keptInstant }),
  invoiceMail: mailState,
  bookingRef: z.optional(z.string()),
  payments: readableItems(hallPayment),
  changes: z.optional(keptChanges),
}) satisfies z.ZodMiniType<HallBooking>;
