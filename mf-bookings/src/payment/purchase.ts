import type { Charge } from '../services/charge.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { PaymentRecords } from './payment-records.ts';
import type { References } from './references.ts';

/** Where the attempts to pay one thing are kept. */
export type Attempts<Kept extends PaymentRecord> = Pick<PaymentRecords<Kept>, 'keep' | 'forget' | 'note'>;

/** How every attempt begins: on record, and under the reference that is charged. */
type Beginning = Pick<PaymentRecord, 'reference' | 'at'> & { state: 'opened' };

/**
 * What is paid for, and in whose words: all that paying for a hall, a stay and somebody else's invoice do not share. `Stop`
 * says why it cannot be paid.
 */
export type Purchase<Kept extends PaymentRecord, Stop> = {
  /** Over all tabs, one card form at a time is open under this name. */
  name: string;
  references: References<Kept>;
  attempts: Attempts<Kept>;
  /** The attempts to pay it that this device knows of, as they stand now. */
  earlier: () => readonly Kept[];
  /** Why nothing may be charged, if that is so: asked last, when nothing else stands in the way of the card form. */
  stop: () => Promise<Stop | undefined>;
  /** The most that may be charged now, in naira: what is owed of it. */
  owed: () => number;
  /** What goes on record, and what is charged. */
  begin: (beginning: Beginning) => { record: Kept; charge: Charge };
  /** What has to leave the screen before a card form may open. */
  clear?: () => Promise<void>;
};
