import { lookUpAll, type LookUpTools } from '../../payment/look-up.ts';
import type { Notices } from '../../payment/tell-venue.ts';
import type { Attempts } from '../../payment/purchase.ts';
import type { NumberedReferences, SearchTools } from '../../payment/references.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { BookingLedger } from '../ledger/booking-ledger.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import { invoiceReference } from '../booking/invoice.ts';

/** The attempts to pay one booking, in its entry of the ledger, and whether the venue was told of them. */
export function bookingPayments(
  ledger: BookingLedger,
  booking: HallBooking,
): Attempts<HallPayment> & { notices: Notices<HallPayment> } {
  const latest = () => ledger.latest(booking);
  const others = (reference: string) =>
    latest().payments.filter((payment) => payment.reference !== reference);
  const write = (payments: HallPayment[]) => ledger.update({ ...latest(), payments });
  return {
    keep: (payment) => write([...others(payment.reference), payment]),
    forget: (reference) => write(others(reference)),
    note: (reference, check) => {
      const found = ledger.kept(booking)?.payments.find((payment) => payment.reference === reference);
      const noted: HallPayment | undefined = found && { ...found, state: 'paid', check };
      if (noted) write([...others(reference), noted]);
      return noted;
    },
    notices: {
      latest: (payment) =>
        latest().payments.find(({ reference }) => reference === payment.reference) ?? payment,
      mailOf: ({ mail }) => mail ?? 'unsent',
      note: (payment, mail) => {
        const { reference } = payment;
        const known = latest().payments.find((each) => each.reference === reference);
        if (known) write([...others(reference), { ...known, mail }]);
        return { ...payment, mail };
      },
    },
  };
}

/** Whoever pays an invoice pays it under these. */
export function bookingReferences({ invoice }: HallBooking): NumberedReferences<HallPayment> {
  return {
    kind: 'numbered',
    nth: (n) => invoiceReference(invoice, n),
    spokenFor: () => undefined,
    isElsewhere: ({ choice }) => choice === 'elsewhere',
    elsewhere: (seen, before) => ({ ...seen, choice: 'elsewhere', ...(before?.by && { by: before.by }) }),
  };
}

export type CheckTools = SearchTools & LookUpTools & { ledger: BookingLedger };

/**
 * Looks up what the card window called paid, once (C-21), and whether a payment has come in since whose end nobody has
 * seen, or that another device made. Gives the booking with the findings, which this device keeps; undefined where nothing was found out.
 */
export async function checkHallPayments(
  booking: HallBooking,
  tools: CheckTools,
): Promise<HallBooking | undefined> {
  const latest = () => tools.ledger.latest(booking);
  const known = {
    earlier: () => latest().payments,
    attempts: bookingPayments(tools.ledger, booking),
    references: bookingReferences(booking),
  };
  return (await lookUpAll(known, tools)) ? latest() : undefined;
}
