import { timing } from '@venue/shared/timing.ts';
import { ifAlone } from '../services/if-alone.ts';
import { type HallBooking, hallDay, isHeld, type PaymentChoice } from './booking.ts';
import { checkHallPayment } from './check-hall-payment.ts';
import { type HallDesk, tell } from './hall-desk.ts';
import type { HallEvent } from './hall-flow.ts';
import { payHall, type PayTools } from './pay-hall.ts';

/** Looks up the payment of a booking, and shows what was found out. */
export async function checkPayment(desk: HallDesk, booking: HallBooking): Promise<void> {
  const checked = await checkHallPayment(booking, desk);
  if (checked) desk.dispatch({ type: 'payment-checked', booking: checked });
}

/** Opens the choice of payment, unless another tab has paid meanwhile: then its receipt shows (C-22). */
export function askForPayment({ ledger, dispatch }: HallDesk, booking: HallBooking): void {
  const latest = ledger.latest(booking);
  if (latest.payment.kind === 'paid') dispatch({ type: 'held', booking: latest, news: undefined });
  else dispatch({ type: 'payment-asked', booking: latest });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

type Settled = Pick<HallEvent<'payment-settled'>, 'booking' | 'news'>;

async function payLatest(desk: HallDesk, shown: HallBooking, choice: PaymentChoice): Promise<Settled> {
  const booking = desk.ledger.latest(shown);
  if (booking.payment.kind === 'paid') return { booking, news: undefined };
  const tools: PayTools = {
    pay: desk.payment.pay,
    ledger: desk.ledger,
    check: (opened) => checkHallPayment(opened, desk),
    now: Date.now,
    random: Math.random,
  };
  const { outcome, ...settled } = await payHall(booking, choice, tools);
  if (outcome.kind === 'unavailable') desk.host.report(outcome.error);
  return settled;
}

/**
 * Pays what was chosen and tells how it ended (E-11). What another tab has paid meanwhile, and what has run out, is
 * not paid any more (C-22, I-12). While the card form for the same booking is open in another tab, none opens here; a
 * second click while it opens here is none.
 */
export async function payBooking(desk: HallDesk, shown: HallBooking, choice: PaymentChoice): Promise<void> {
  const booking = desk.ledger.latest(shown);
  if (booking.payment.kind === 'paid' || !isHeld(booking, Date.now())) {
    desk.dispatch({ type: 'payment-dismissed', booking });
    return;
  }
  const result = await ifAlone(`payment of ${hallDay(booking.details)}`, async () => {
    desk.dispatch({ type: 'payment-opened', booking, choice });
    // The dialog stays in the top layer, over the provider's window, until it has faded.
    await pause(timing.modalExit);
    return payLatest(desk, booking, choice);
  });
  if (result === 'here') return;
  const settled: Settled =
    result === 'elsewhere' ? { booking: desk.ledger.latest(booking), news: 'payment-elsewhere' } : result;
  desk.dispatch({ type: 'payment-settled', ...settled });
  if (settled.news) tell(desk, settled.news);
  void checkPayment(desk, settled.booking);
}
