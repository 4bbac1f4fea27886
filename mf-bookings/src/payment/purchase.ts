import type { Charge } from '../services/charge.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { PaymentList } from './payment-list.ts';
import type { References } from './references.ts';

/** What this device knows about the payments for one booking or invoice. */
export type KnownPayments<Payment extends PaymentRecord> = {
  references: References<Payment>;
  attempts: Pick<PaymentList<Payment>, 'keep' | 'forget' | 'note'>;
  /** Those on record now. */
  earlier: () => readonly Payment[];
};

type Beginning = Pick<PaymentRecord, 'reference' | 'at'> & { state: 'unresolved' };

/** What differs between paying for a hall, a stay and someone else's invoice. `Obstacle`: why it cannot be paid. */
export type Purchase<Payment extends PaymentRecord, Obstacle> = KnownPayments<Payment> & {
  /** Across all tabs, one card form at a time is open under this name. */
  name: string;
  /** Checked last, just before the card form opens. */
  findObstacle: () => Promise<Obstacle | undefined>;
  /** What is still owed, in naira: the most that may be charged. */
  owed: () => number;
  begin: (beginning: Beginning) => { record: Payment; charge: Charge };
  /** Clears what must not be on screen under the card form. */
  clearScreen?: () => Promise<void>;
};
