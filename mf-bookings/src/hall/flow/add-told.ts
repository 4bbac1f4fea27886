import { usedElsewhere } from '../../payment/references.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';
import type { ToldPayment } from '../booking/told-payment.ts';
import { bookingPayments, bookingReferences } from '../payment/check-hall-payments.ts';
import type { HallDesk } from './hall-desk.ts';

/** What became of a payment that was told: it counts, it stands as told, the payment company has none under its reference, or this device made it. */
export type ToldEnd = 'counted' | 'told' | 'not-there' | 'own';

type AddDesk = Pick<HallDesk, 'ledger' | 'lookUps' | 'dispatch'> & {
  around: Pick<HallDesk['around'], 'now'>;
};

function isOwnOrPaid({ state, choice }: HallPayment): boolean {
  return state === 'paid' || choice !== 'elsewhere';
}

/** The payment as it counts, where it is known here or the look-up has it. */
async function counted(
  { ledger, lookUps, around }: AddDesk,
  booking: HallBooking,
  reference: string,
): Promise<HallPayment | 'not-there' | undefined> {
  const known = ledger.latest(booking).payments.find((payment) => payment.reference === reference);
  if (known && isOwnOrPaid(known)) return known;
  const found = await lookUps?.find(reference);
  if (found?.kind === 'none') return 'not-there';
  if (found?.kind !== 'paid') return undefined;
  return bookingReferences(booking).elsewhere(usedElsewhere(reference, found, around.now()));
}

/** Adds what somebody else says to have paid. */
export async function addTold(
  desk: AddDesk,
  booking: HallBooking,
  told: Omit<ToldPayment, 'at'>,
): Promise<ToldEnd> {
  const { ledger, dispatch, around } = desk;
  const { reference, by } = told;
  const payment = await counted(desk, booking, reference);
  if (payment === 'not-there') return payment;
  if (payment && payment.choice !== 'elsewhere') return 'own';
  if (payment) {
    bookingPayments(ledger, booking).keep({ ...payment, by });
  } else {
    const latest = ledger.latest(booking);
    const others = (latest.told ?? []).filter((each) => each.reference !== reference);
    ledger.update({ ...latest, told: [...others, { ...told, at: around.now() }] });
  }
  dispatch({ type: 'payment-checked', booking: ledger.latest(booking) });
  return payment ? 'counted' : 'told';
}
