import type { PaymentRecord } from '../src/payment/payment-record.ts';
import type { PaymentServices } from '../src/payment/payment-services.ts';
import type { NumberedReferences } from '../src/payment/purchase.ts';
import type { Charge, PaymentOutcome } from '../src/services/charge.ts';
import type { PaymentVerifier } from '../src/services/verification.ts';

/** For tests: the only tab, at an instant (ms since the epoch), with this outcome of the card form. `onOpen` is called while the form is open. */
export function samplePayServices(outcome: PaymentOutcome, at: number, onOpen: () => void = () => {}) {
  const charges: Charge[] = [];
  const sample: PaymentServices = {
    payment: {
      pay: async (charge, { onOpening }) => {
        charges.push(charge);
        onOpening();
        onOpen();
        return outcome;
      },
    },
    verifier: undefined,
    host: { notify: () => {}, report: () => {} },
    browser: {
      visit: { isShown: () => true },
      now: () => at,
      timeSettled: async () => {},
      random: () => charges.length / 10,
      runExclusive: async (_name, _page, run) => run(),
      withLock: async (_name, run) => run(),
    },
  };
  return { sample, charges };
}

/** For tests: answers this for every payment of this device, and knows of none from another device. */
export function sampleVerifier(verifyOwn: PaymentVerifier['verifyOwn']): PaymentVerifier {
  return { verifyOwn, findByReference: async () => ({ kind: 'none' }) };
}

/** For tests: references of an invoice; every payment found is another device's. */
export const sampleReferences: NumberedReferences<PaymentRecord> = {
  kind: 'numbered',
  nth: (n) => `ARIYA-481902-${n}`,
  usedInLink: () => undefined,
  fromOtherDevice: (seen) => seen,
};
