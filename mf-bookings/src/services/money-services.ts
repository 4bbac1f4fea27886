import type { Configuration } from '../configuration.ts';
import { createPaymentService, type PaymentService } from './payment.ts';
import { createVerifier, type PaymentVerifier } from './verification.ts';

export type MoneyServices = {
  payment: PaymentService;
  /** If configured. */
  verifier: PaymentVerifier | undefined;
};

export function moneyServices({
  payment,
  reservation,
}: Pick<Configuration, 'payment' | 'reservation'>): MoneyServices {
  return { payment: createPaymentService(payment), verifier: createVerifier(reservation) };
}
