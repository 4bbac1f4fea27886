import type { Charge, PaymentOutcome } from '../services/charge.ts';
import type { PaymentVerifier } from '../services/verification.ts';
import { sampleStorage } from '../storage/sample-storage.ts';
import type { PayServices } from './pay.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { NumberedReferences } from './references.ts';

/**
 * For tests: a page that is alone at an instant (ms since the epoch), and a card company that answers so. `onOpen` while its form is
 * open.
 */
export function samplePayServices(outcome: PaymentOutcome, at: number, onOpen: () => void = () => {}) {
  const charges: Charge[] = [];
  const sample: PayServices = {
    payment: {
      pay: async (charge, { onOpening }) => {
        charges.push(charge);
        onOpening();
        onOpen();
        return outcome;
      },
    },
    verifier: undefined,
    host: { report: () => {} },
    browser: {
      page: { isShown: () => true },
      storage: sampleStorage(),
      now: () => at,
      timeSettled: async () => {},
      random: () => charges.length / 10,
      ifAlone: async (_name, _page, run) => run(),
    },
  };
  return { sample, charges };
}

/** For tests: look-ups that say this of every payment that was made here, and know of none that was made on another device. */
export function sampleVerifier(verifyOwn: PaymentVerifier['verifyOwn']): PaymentVerifier {
  return { verifyOwn, findByReference: async () => ({ kind: 'none' }) };
}

/** For tests: the references of an invoice that no link speaks of; whatever is found is another device's. */
export const sampleReferences: NumberedReferences<PaymentRecord> = {
  kind: 'numbered',
  nth: (n) => `ARIYA-481902-${n}`,
  usedInLink: () => undefined,
  isOtherDevice: () => true,
  fromOtherDevice: (seen) => seen,
};
