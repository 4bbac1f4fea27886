import { timing } from '@venue/shared/timing.ts';
import { toAskAbout } from '../../payment/earlier-payments.ts';
import { type HallBooking, isPaidOrPending } from '../booking/booking.ts';
import { isHeld } from '../booking/booking-status.ts';
import type { HallOrder } from '../booking/hall-payment.ts';
import { checkHallPayments } from '../payment/check-hall-payments.ts';
import { takesOrder } from '../payment/hall-purchase.ts';
import { type HallDesk, tell } from './hall-desk.ts';
import { payHall } from './pay-hall.ts';
import { notifyOfUnsent } from './notify-of-payments.ts';

async function lookUpPayments(desk: HallDesk, booking: HallBooking): Promise<void> {
  const checked = await checkHallPayments(booking, desk);
  if (!checked) return;
  desk.dispatch({ type: 'payment-checked', booking: checked });
  await notifyOfUnsent(desk, checked);
}

/** Looks up the payments of a booking and shows what was found out; the venue hears of those of which it has not. */
export async function checkPayments(desk: HallDesk, booking: HallBooking): Promise<void> {
  await Promise.all([lookUpPayments(desk, booking), notifyOfUnsent(desk, booking)]);
}

/**
 * Opens the choice of payment, after a question where a card form was open before. What another tab has paid or
 * announced meanwhile, and what has ended, shows instead (C-22).
 */
export function askForPayment(desk: HallDesk, booking: HallBooking): void {
  const latest = desk.ledger.latest(booking);
  if (isPaidOrPending(latest) || !isHeld(latest, desk.around.now())) {
    desk.dispatch({ type: 'held', booking: latest, news: undefined });
  } else {
    desk.dispatch({ type: 'payment-asked', booking: latest });
  }
  void checkPayments(desk, latest).catch(desk.host.report);
}

/**
 * Pays what is left of a booking, or a part of it; after a question where a card form was open before, or somebody says to
 * have paid (C-22). Gives whether it is paid.
 */
export async function payBalance(desk: HallDesk, shown: HallBooking, order: HallOrder): Promise<boolean> {
  if (toAskAbout(shown.payments).length === 0) return payBooking(desk, shown, order);
  desk.dispatch({ type: 'payment-asked', booking: shown, order });
  await checkPayments(desk, shown).catch(desk.host.report);
  return false;
}

/**
 * Pays what was ordered and tells how it ended (E-11). What another tab has paid meanwhile, and what has run out, is
 * not paid any more (C-22, I-12). While the card form for the same booking is open in another tab, none opens here; a
 * second click while it opens here is none. Gives whether it is paid.
 */
export async function payBooking(desk: HallDesk, shown: HallBooking, order: HallOrder): Promise<boolean> {
  const { ledger, dispatch, around } = desk;
  const known = ledger.latest(shown);
  if (!takesOrder(known, order, around.now())) {
    dispatch({ type: 'payment-dismissed', booking: known });
    return false;
  }
  dispatch({ type: 'payment-opened', booking: known, order });
  // The dialog stays in the top layer, over the provider's window, until it has faded.
  const clear = () => around.pause(timing.modalExit);
  const end = await payHall(shown, order, { ...desk, clear });
  if (end === 'here') return false;
  dispatch({ type: 'payment-settled', ...end });
  if (end.news) tell(desk, end.news);
  void checkPayments(desk, end.booking).catch(desk.host.report);
  return end.news === 'paid';
}
