import '../zod-config.ts';
import * as z from 'zod/mini';

/**
 * What the reservation service found out about a payment that the card window called successful: it is there, or it
 * is not. Undefined while it has not been asked or has not answered; then the venue confirms it (C-21).
 */
export const paymentCheck = z.optional(z.enum(['confirmed', 'denied']));
export type PaymentCheck = z.infer<typeof paymentCheck>;
