import { isCancelled } from '../change-history/changes.ts';
import { accountOf } from '../hall/booking/account.ts';
import { receiptOf, reportedOf } from '../hall/booking/booking.ts';
import { statusOf } from '../hall/booking/booking-status.ts';
import type { PaymentRecord } from '../payment/payment-record.ts';
import { paymentStatusOf } from '../payment/payment-status.ts';
import type { Charge } from '../services/charge.ts';
import { type Attempt, mayArrive, mayBePaid } from './card-company.ts';
import { assertRule } from './assert-rule.ts';
import { type Booked, forOthers, listed, type Part, paymentsOf } from './rules.ts';
import type { Acknowledged } from './tab.ts';

/** What a card form may be opened for, in naira, where nothing is paid yet: a hall's two sums, three nights of the suite. */
const sums: ReadonlySet<number> = new Set([800_000, 1_700_000, 90_000]);

/** Of the thing that is paid, what may have been paid before was looked up, or told. */
function assertAcknowledged(
  known: readonly PaymentRecord[],
  { attempts, now }: { attempts: readonly Attempt[]; now: number },
  acknowledged: Acknowledged,
): void {
  for (const attempt of attempts.filter((each) => mayBePaid(each) && !each.isWiped)) {
    assertRule(!mayArrive(attempt, now), 'a card form over a transfer whose account is open');
    const before = known.find(({ reference }) => reference === attempt.reference);
    const status = before && paymentStatusOf(before);
    assertRule(status !== 'pending', 'a card form over a transfer that is under way');
    assertRule(status !== 'denied', 'a card form over a denied payment');
    assertRule(
      status === acknowledged.get(attempt.reference),
      'a card form over a payment that nobody was told of',
    );
  }
}

/** What is cancelled or on other days by now is not what is paid here. */
function isAnother(item: Booked, paidFor: Booked | undefined): boolean {
  if (item === paidFor) return false;
  if (item.kind === 'hall') return true;
  if (item.kind !== 'stay' || paidFor?.kind !== 'stay') return false;
  const { from, to } = paidFor.record;
  return isCancelled(item.record) || item.record.from !== from || item.record.to !== to;
}

/** Before a card form opens: nothing that may have been paid is paid again unless it was looked up, or told. */
export function beforeCharge(
  part: Part,
  { naira, reference, email }: Charge,
  acknowledged: Acknowledged,
): void {
  const { device, company } = part;
  const kept = listed(part);
  const known = [...kept.flatMap(paymentsOf), ...forOthers(part)];
  assertRule(
    known.find((payment) => payment.reference === reference)?.state === 'unresolved',
    'a card form opens that is not on record',
  );
  const paidFor = kept.find((item) => paymentsOf(item).some((payment) => payment.reference === reference));
  const others = kept.filter((item) => isAnother(item, paidFor)).flatMap(paymentsOf);
  const attempts = company.attempts.filter(
    (attempt) => !others.some((payment) => payment.reference === attempt.reference),
  );
  assertAcknowledged(known, { attempts, now: device.clock }, acknowledged);
  if (paidFor?.kind !== 'hall') {
    assertRule(sums.has(naira), `a card form over ${naira}`);
    return;
  }
  const { booking } = paidFor;
  assertRule(!isCancelled(booking), 'a card form for what is cancelled');
  for (const { reference: told } of reportedOf(booking))
    assertRule(
      acknowledged.get(told) === 'reported',
      `a card form over what somebody says to have paid: ${told}`,
    );
  assertRule(email === booking.details.email, `a card form under an address that was put right: ${email}`);
  assertRule(statusOf(booking, device.clock).isHeld, 'a card form for a hold that has ended');
  assertRule(naira <= accountOf(booking).owed, `a card form over more than is owed: ${naira}`);
  assertRule(receiptOf(booking) !== undefined || sums.has(naira), `a first payment of ${naira}`);
}
