import { accountOf } from '../../src/hall/booking/account.ts';
import type { HallBooking } from '../../src/hall/booking/booking.ts';
import { statusOf } from '../../src/hall/booking/booking-status.ts';
import { invoiceReference } from '../../src/hall/booking/invoice.ts';
import { addReport } from '../../src/hall/flow/add-report.ts';
import type { HallServices } from '../../src/hall/flow/hall-services.ts';
import { assertRule } from './assert-rule.ts';
import type { Acknowledged, Offer, World } from './tab.ts';

/** Adds a reported payment under the next reference, where there may be one or not. The visitor who adds it knows of it. */
export function reportOffers(
  services: HallServices,
  booking: HallBooking,
  acknowledged: Acknowledged,
): Offer[] {
  const reference = invoiceReference(booking.invoice, booking.payments.length + 1);
  const add = async () => {
    acknowledged.set(reference, 'reported');
    await addReport(services, booking, { reference, naira: 300_000, by: 'Tunde' });
  };
  return [{ name: 'add a reported payment', run: add }];
}

function isPaidHere({ attempts }: World['company'], reference: string): boolean {
  return attempts.some((each) => each.reference === reference && each.tab >= 0);
}

/** A reported payment does not count, and the venue is not notified of it: it may not exist. */
export function reportsCountNothing({ company, mail, device }: World, booking: HallBooking): void {
  const reported = booking.payments.filter(({ state }) => state === 'reported');
  const others = { ...booking, payments: booking.payments.filter((payment) => !reported.includes(payment)) };
  assertRule(accountOf(booking).owed === accountOf(others).owed, 'what was reported is counted');
  assertRule(
    accountOf(booking).payable === accountOf(others).payable,
    'what was reported changes what can be paid',
  );
  assertRule(
    statusOf(booking, device.clock).isHeld === statusOf(others, device.clock).isHeld,
    'what was reported holds the date',
  );
  for (const { reference, mail: notice, check } of reported) {
    assertRule(
      notice === undefined && check === undefined,
      `reported, but called confirmed or notified: ${reference}`,
    );
    assertRule(
      !mail.arrived.has(reference) || isPaidHere(company, reference),
      `the venue was notified: ${reference}`,
    );
  }
}
