import { z } from 'zod';
import { realAddress } from './real-address.ts';

/** The parameters that the provider's library posts into the frame, with the provider's error messages. */
export const newTransactionSchema = z.object({
  key: z.string().startsWith('pk_test_sandbox', 'Invalid key'),
  email: realAddress('Invalid Email Address Passed'),
  amount: z.coerce.number('Invalid Amount Sent').int('Invalid Amount Sent').positive('Invalid Amount Sent'),
  ref: z
    .string()
    .regex(
      /^[A-Za-z0-9.=-]+$/,
      'Invalid character in transaction reference. Only -, ., = and alphanumeric characters are allowed',
    )
    .optional(),
  currency: z.literal('NGN', 'Currency not supported by merchant').default('NGN'),
  metadata: z.string().optional(),
});
export type NewTransaction = z.infer<typeof newTransactionSchema>;

/** A resumed transaction has only an access code. */
export const resumedTransactionSchema = z.object({ accessCode: z.string() });

/** The messages that the frame posts to its opener. */
export type CheckoutMessage =
  | { event: 'loaded:checkout' }
  | { event: 'loaded:transaction'; data: { id: number; accessCode: string; customer: { email: string } } }
  | { event: 'success'; data: Record<string, string | number> }
  | { event: 'close'; data: { status: 'abandoned' } }
  | { event: 'transfer:pending' }
  | { event: 'error'; data: { type: 'setup'; message: string } };
