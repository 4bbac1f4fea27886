import { z } from '../../zod.ts';
import { changesSchema } from '../../change-history/changes.ts';
import { storedDetailsSchema } from './hall-booking-schema.ts';
import { mailState } from '../../mail/kept-mail.ts';
import { readPayment } from './hall-payment.ts';
import { storedInstant, asWritten } from '../../storage/stored-list.ts';
import type { HallBooking } from './booking.ts';
import { agreedTerms } from './agreed-terms.ts';

export const storedBookingSchema = z.object({
  terms: agreedTerms,
  details: storedDetailsSchema,
  invoice: z.object({ number: z.string().check(z.regex(/^\d{6}$/)), issuedAt: storedInstant }),
  invoiceMail: mailState,
  bookingRef: z.optional(z.string()),
  payments: z.pipe(
    z.array(z.unknown()),
    z.transform((kept) => kept.map(readPayment)),
  ),
  changes: z.optional(changesSchema),
}) satisfies z.ZodMiniType<HallBooking>;

/** The booking to write. Payments that this release could not read are written back unchanged. */
export function asStored(booking: HallBooking) {
  return { ...booking, payments: booking.payments.map(asWritten) };
}
