import { sampleEmailConfig } from '@venue/shared/email/sample-email-config.ts';
import { bookDay, resumeBooking } from '../hall/flow/book-day.ts';
import { isSettled, receiptOf } from '../hall/booking/booking.ts';
import { createBookingLedger } from '../hall/ledger/booking-ledger.ts';
import type { HallDesk } from '../hall/flow/hall-desk.ts';
import {
  type FormStop,
  type HallEvent,
  hallFlow,
  type HallFlow,
  startOfHallFlow,
} from '../hall/flow/hall-flow.ts';
import { isOver, standingOf as bookingStanding } from '../hall/invoice/invoice-words.ts';
import { askForPayment, payBooking } from '../hall/payment/pay-booking.ts';
import { sampleBooking } from '../hall/booking/sample-booking.ts';
import { restart } from '../hall/flow/submit-hall-form.ts';
import { standingOf } from '../payment/payment-record.ts';
import { hostOf } from './host-of.ts';
import type { Offer, OpenPage, Told, World } from './tab.ts';

/** What a stop denies, if anything: a booking, or that the hall may be ours. */
function denial(stop: FormStop): string | undefined {
  if (stop.kind === 'refused') return undefined;
  if (stop.kind === 'failed') return stop.maybeHeld ? undefined : 'nothing was booked';
  return stop.ownTrace ? undefined : stop.kind;
}

/** What an event makes the page say. */
function listen({ onDenial, onNoCharge }: World, tab: number, event: HallEvent) {
  const denied = event.type === 'stopped' ? denial(event.stop) : undefined;
  if (denied) onDenial(denied);
  if (event.type !== 'payment-settled') return;
  if (event.news === 'payment-left' || event.news === 'payment-unavailable') onNoCharge(tab);
}

/** The hall's page: form, invoice, question, choice, receipt, as the views offer them. */
export const openHallPage: OpenPage = (world, tab) => {
  const { device, company, venue, onOpen, onAdd } = world;
  const around = device.around(tab);
  let flow: HallFlow = startOfHallFlow;
  let told: Told = new Map();
  const desk: HallDesk = {
    ...company.services(tab, (charge) => onOpen(charge, told)),
    reservation: venue.services(tab, onAdd),
    host: hostOf(world),
    email: sampleEmailConfig,
    around,
    ledger: createBookingLedger(around.storage, around.now),
    dispatch: (event) => {
      listen(world, tab, event);
      flow = hallFlow(flow, event);
    },
  };

  function payments(shown: Exclude<HallFlow, { stage: 'form' | 'sending' }>): Offer[] {
    const { booking, stage } = shown;
    const leave = { name: 'leave', run: () => desk.dispatch({ type: 'payment-dismissed', booking }) };
    const pay = (choice: 'deposit' | 'full'): Offer => ({
      name: `pay ${choice}`,
      run: () => payBooking(desk, booking, choice),
    });
    if (bookingStanding(booking, device.clock) !== 'held' || stage === 'paying') return [];
    if (stage === 'choosing-payment') return [pay('deposit'), pay('full'), leave];
    if (stage === 'asking') {
      const wanted = () => {
        told = new Map(booking.payments.map((payment) => [payment.reference, standingOf(payment)]));
        desk.dispatch({ type: 'payment-wanted' });
      };
      return [{ name: 'it did not: pay now', run: wanted }, leave];
    }
    const ask = () => {
      told = new Map();
      askForPayment(desk, booking);
    };
    return isSettled(booking) ? [] : [{ name: 'MAKE PAYMENT', run: ask }];
  }

  void resumeBooking(desk).catch(world.report);
  return {
    receipt: () => ('booking' in flow ? receiptOf(flow.booking) : undefined),
    offers: () => {
      if (flow.stage === 'sending' || flow.stage === 'paying') return [];
      if (flow.stage === 'form') {
        const send = () =>
          bookDay(desk, sampleBooking.details, ({ invoice }) => world.mail.send(tab, invoice.number));
        return [{ name: 'send', run: send }];
      }
      const again = {
        name: isOver(flow.booking, device.clock) ? 'again' : 'another',
        run: () => restart(desk),
      };
      return [...payments(flow), again];
    },
  };
};
