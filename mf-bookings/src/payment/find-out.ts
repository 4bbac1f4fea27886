import type { BookingHost } from '../host.ts';
import type { Verify } from '../services/verification.ts';
import type { PaymentCheck } from './payment-check.ts';
import type { PaymentRecord } from './payment-record.ts';

type Tools = { verify: Verify; host: Pick<BookingHost, 'report'> };

/**
 * What the look-up says about a payment, where that changes anything. One that nobody has called paid yet is only ever
 * found to be there: that it is not there yet says nothing.
 */
export async function findOut(
  payment: Pick<PaymentRecord, 'state' | 'reference' | 'naira'>,
  { verify, host }: Tools,
): Promise<PaymentCheck> {
  const verification = await verify(payment);
  if (verification.kind === 'confirmed') return 'confirmed';
  if (payment.state !== 'paid') return undefined;
  if (verification.kind === 'denied') return 'denied';
  host.report(verification.error, 'payment');
  return undefined;
}
