import { isCancelled } from '../../src/change-history/changes.ts';
import { accountOf } from '../../src/hall/booking/account.ts';
import { statusOf } from '../../src/hall/booking/booking-status.ts';
import { receiptOf, reportedOf } from '../../src/hall/booking/booking.ts';
import type { PaymentRecord } from '../../src/payment/payment-record.ts';
import type { Charge } from '../../src/services/charge.ts';
import { type Attempt, mayArrive, mayBePaid } from './card-company.ts';
import { type Booked, forOthers, listed, type Part, paymentsOf } from './rules.ts';
import { assertRule, type Acknowledged, standingOf } from './tab.ts';

/** Allowed first payments, in naira: a hall's deposit and full payment, three nights in the suite. */
const firstAmounts: ReadonlySet<number> = new Set([800_000, 1_700_000, 90_000]);

/** Every earlier payment that may have gone through was acknowledged in its current status. */
function assertAcknowledged(
  known: readonly PaymentRecord[],
  { attempts, now }: { attempts: readonly Attempt[]; now: number },
  acknowledged: Acknowledged,
): void {
  for (const attempt of attempts.filter((each) => mayBePaid(each) && !each.isWiped)) {
    assertRule(!mayArrive(attempt, now), 'a card form although a transfer may still arrive');
    const before = known.find(({ reference }) => reference === attempt.reference);
    const status = before && standingOf(before);
    assertRule(status !== 'pending', 'a card form although a transfer is pending');
    assertRule(status !== 'denied', 'a card form although a payment is denied');
    assertRule(
      status === acknowledged.get(attempt.reference),
      'a card form although a payment was not acknowledged',
    );
  }
}

/** Whether this is not the booking being paid: another one, or the same that is now cancelled or on other days. */
function isOtherBooking(item: Booked, paidFor: Booked | undefined): boolean {
  if (item === paidFor) return false;
  if (item.kind === 'hall') return true;
  if (item.kind !== 'stay' || paidFor?.kind !== 'stay') return false;
  const { from, to } = paidFor.record;
  return isCancelled(item.record) || item.record.from !== from || item.record.to !== to;
}

/** Checked before a card form opens: nothing that may have been paid is paid again without acknowledgement. */
export function beforeCharge(
  part: Part,
  { naira, reference, email }: Charge,
  acknowledged: Acknowledged,
): void {
  const { device, company } = part;
  const kept = listed(part);
  const known = [...kept.flatMap(paymentsOf), ...forOthers(part)];
  assertRule(
    known.find((payment) => payment.reference === reference)?.status === 'unresolved',
    'a card form that is not on record',
  );
  const paidFor = kept.find((item) => paymentsOf(item).some((payment) => payment.reference === reference));
  const others = kept.filter((item) => isOtherBooking(item, paidFor)).flatMap(paymentsOf);
  const attempts = company.attempts.filter(
    (attempt) => !others.some((payment) => payment.reference === attempt.reference),
  );
  assertAcknowledged(known, { attempts, now: device.clock }, acknowledged);
  if (paidFor?.kind !== 'hall') {
    assertRule(firstAmounts.has(naira), `a card form of ${naira}`);
    return;
  }
  const { booking } = paidFor;
  assertRule(!isCancelled(booking), 'a card form for a cancelled booking');
  for (const { reference: reported } of reportedOf(booking))
    assertRule(
      acknowledged.get(reported) === 'reported',
      `a card form although a payment is reported: ${reported}`,
    );
  assertRule(email === booking.details.email, `a card form with an outdated address: ${email}`);
  assertRule(statusOf(booking, device.clock).isHeld, 'a card form for an expired hold');
  assertRule(naira <= accountOf(booking).outstanding, `a card form of more than is owed: ${naira}`);
  assertRule(receiptOf(booking) !== undefined || firstAmounts.has(naira), `a first payment of ${naira}`);
}
