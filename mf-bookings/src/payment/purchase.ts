import type { Charge } from '../services/charge.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { PaymentList } from './payment-list.ts';
import type { References } from './references.ts';

/** Everything that this device knows of the payments of one thing. */
export type KnownPayments<Payment extends PaymentRecord> = {
  references: References<Payment>;
  attempts: Pick<PaymentList<Payment>, 'keep' | 'forget' | 'note'>;
  /** Those that are on record, as they stand now. */
  earlier: () => readonly Payment[];
};

/** How every attempt begins: on record, and under the reference that is charged. */
type Beginning = Pick<PaymentRecord, 'reference' | 'at'> & { state: 'unresolved' };

/**
 * What is paid for, and in whose words: all that paying for a hall, a stay and somebody else's invoice do not share. `Stop`
 * says why it cannot be paid.
 */
export type Purchase<Payment extends PaymentRecord, Obstacle> = KnownPayments<Payment> & {
  /** Over all tabs, one card form at a time is open under this name. */
  name: string;
  /** Why nothing may be charged, if that is so: asked last, when nothing else stands in the way of the card form. */
  findObstacle: () => Promise<Obstacle | undefined>;
  /** The most that may be charged now, in naira: what is owed of it. */
  owed: () => number;
  /** What goes on record, and what is charged. */
  begin: (beginning: Beginning) => { record: Payment; charge: Charge };
  /** What has to leave the screen before a card form may open. */
  clearScreen?: () => Promise<void>;
};
