import type { PaymentRecord } from './payment-record.ts';
import { standingOf } from './standing-of.ts';

type Check<Kept> = (record: Kept) => Promise<Kept | undefined>;

/**
 * The earlier payments of the same as they stand now: whatever has no end that this device knows of is looked up before
 * anybody pays again (C-22).
 */
export async function lookedUp<Kept extends PaymentRecord>(
  earlier: () => readonly Kept[],
  check: Check<Kept>,
): Promise<readonly Kept[]> {
  await Promise.all(
    earlier()
      .filter(({ state }) => state !== 'paid')
      .map((record) => check(record)),
  );
  return earlier();
}

/** Those whose card form was open and whose end nobody has seen. */
export function unseen<Kept extends PaymentRecord>(records: readonly Kept[]): Kept[] {
  return records.filter(({ state }) => state === 'opened');
}

/**
 * Whether a card form may be opened after these: each is one that the visitor was told of as it stands, and chose to
 * pay all the same. Never over a transfer that is under way, nor over a payment that is in dispute.
 */
export function mayPayAfter(earlier: readonly PaymentRecord[], told: readonly PaymentRecord[]): boolean {
  return earlier.every((record) => {
    const standing = standingOf(record);
    if (standing === 'pending' || standing === 'denied') return false;
    return told.some((known) => known.reference === record.reference && standingOf(known) === standing);
  });
}
