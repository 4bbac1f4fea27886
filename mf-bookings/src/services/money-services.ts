import type { Configuration } from '../configuration.ts';
import { createPaymentService, type PaymentService } from './payment.ts';
import { createVerifier, type PaymentVerifier } from './verification.ts';

/** Who takes money, and who knows what became of it. */
export type MoneyServices = {
  payment: PaymentService;
  /** Where the configuration has them. */
  verifier: PaymentVerifier | undefined;
};

/** The services that the host's configuration names. */
export function moneyServices({
  payment,
  reservation,
}: Pick<Configuration, 'payment' | 'reservation'>): MoneyServices {
  return { payment: createPaymentService(payment), verifier: createVerifier(reservation) };
}
