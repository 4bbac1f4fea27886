import '../../zod-config.ts';
import * as z from 'zod/mini';
import { paymentShape } from '../../payment/payment-record.ts';

/** The two sums that the dialog offers (E-09). */
export const paymentChoice = z.enum(['deposit', 'full']);
export type PaymentChoice = z.infer<typeof paymentChoice>;

/** One attempt to pay a hall. */
export const hallPayment = z.object({ ...paymentShape, choice: paymentChoice });
export type HallPayment = z.infer<typeof hallPayment>;
