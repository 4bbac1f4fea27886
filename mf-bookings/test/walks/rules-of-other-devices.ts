import { assertRule } from './assert-rule.ts';
import type { Attempt } from './card-company.ts';
import type { PaymentRecord } from '../../src/payment/payment-record.ts';
import type { DisplayedPayment } from '../../src/payment/payment-status-text.ts';

/** A payment shown as someone else's was made by someone else, or by this device before a wipe. */
export function othersAreOthers(
  attempts: readonly Attempt[],
  payments: readonly (PaymentRecord & Pick<DisplayedPayment, 'choice'>)[],
): void {
  for (const { reference, state, choice } of payments) {
    if (choice !== 'other-device' || state === 'reported') continue;
    const made = attempts.filter((each) => each.reference === reference);
    assertRule(
      made.some(({ tab, isWiped }) => tab < 0 || isWiped),
      `own payment shown as someone else’s: ${reference}`,
    );
  }
}
