import { timing } from '@venue/shared/timing.ts';
import { type HallBooking, hallDay, receiptOf, isHeld, isSettled } from '../booking/booking.ts';
import { checkHallPayments } from '../payment/check-hall-payments.ts';
import { type HallDesk, tell } from './hall-desk.ts';
import type { PaymentChoice } from '../booking/hall-payment.ts';
import { payHall, type HallPaymentEnd, type PayTools } from './pay-hall.ts';

/** Looks up the payments of a booking, and shows what was found out. */
export async function checkPayments(desk: HallDesk, booking: HallBooking): Promise<void> {
  const checked = await checkHallPayments(booking, desk);
  if (checked) desk.dispatch({ type: 'payment-checked', booking: checked });
}

/**
 * Opens the choice of payment, after a question where a card form was open before. What another tab has paid or
 * announced meanwhile, and what has ended, shows instead (C-22).
 */
export function askForPayment(desk: HallDesk, booking: HallBooking): void {
  const latest = desk.ledger.latest(booking);
  if (isSettled(latest) || !isHeld(latest, desk.around.now())) {
    desk.dispatch({ type: 'held', booking: latest, news: undefined });
  } else {
    desk.dispatch({ type: 'payment-asked', booking: latest });
  }
  void checkPayments(desk, latest);
}

async function payLatest(desk: HallDesk, shown: HallBooking, choice: PaymentChoice): Promise<HallPaymentEnd> {
  const { payment, verify, ledger, host, around } = desk;
  const { page, now, random } = around;
  const pay: PayTools['pay'] = (charge, onOpening) => payment.pay(charge, { page, onOpening });
  const tools: PayTools = { pay, verify, ledger, host, now, random };
  const { error, ...end } = await payHall(shown, choice, tools);
  if (error) host.report(error, 'payment');
  return end;
}

/**
 * Pays what was chosen and tells how it ended (E-11). What another tab has paid meanwhile, and what has run out, is
 * not paid any more (C-22, I-12). While the card form for the same booking is open in another tab, none opens here; a
 * second click while it opens here is none.
 */
export async function payBooking(desk: HallDesk, shown: HallBooking, choice: PaymentChoice): Promise<void> {
  const { ledger, dispatch, around } = desk;
  const known = ledger.latest(shown);
  if (receiptOf(known) || !isHeld(known, around.now())) {
    dispatch({ type: 'payment-dismissed', booking: known });
    return;
  }
  dispatch({ type: 'payment-opened', booking: known, choice });
  const end = await around.ifAlone(`payment of ${hallDay(shown.details)}`, around.page, async () => {
    // The dialog stays in the top layer, over the provider's window, until it has faded.
    await around.pause(timing.modalExit);
    return payLatest(desk, shown, choice);
  });
  if (end === 'here') return;
  const settled: HallPaymentEnd =
    end === 'elsewhere' ? { booking: ledger.latest(shown), news: 'payment-elsewhere' } : end;
  dispatch({ type: 'payment-settled', ...settled });
  if (settled.news) tell(desk, settled.news);
  await checkPayments(desk, settled.booking);
}
