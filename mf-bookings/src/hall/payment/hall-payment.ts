import '../../zod-config.ts';
import * as z from 'zod/mini';
import { paymentShape } from '../../payment/payment-record.ts';

/** The two sums that the dialog offers (E-09). */
export const paymentChoice = z.enum(['deposit', 'full']);
export type PaymentChoice = z.infer<typeof paymentChoice>;

/** One attempt to pay a hall. */
export const hallPayment = z.object({ ...paymentShape, choice: paymentChoice });
export type HallPayment = z.infer<typeof hallPayment>;

/** The one payment of a booking, as earlier releases kept it; `none` where none was begun. */
const formerPayment = z.pipe(
  z.looseObject({ kind: paymentShape.state }),
  z.transform(({ kind, ...attempt }) => ({ ...attempt, state: kind })),
);

/** What an earlier release kept of a booking's payments. */
export function readFormerPayment(kept: unknown): HallPayment[] {
  const former = formerPayment.safeParse(kept);
  const payment = hallPayment.safeParse(former.data);
  return payment.success ? [payment.data] : [];
}
