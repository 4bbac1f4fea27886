import { sandboxConfiguration } from '../../src/configuration.ts';
import { accountOf, priceOf } from '../../src/hall/booking/account.ts';
import { statusOf } from '../../src/hall/booking/booking-status.ts';
import { type HallBooking, hasPaidOrPending, receiptOf } from '../../src/hall/booking/booking.ts';
import type { HallOrder } from '../../src/hall/booking/hall-payment.ts';
import { bookDay, resumeBooking } from '../../src/hall/flow/book-day.ts';
import { reduceHallFlow, startOfHallFlow } from '../../src/hall/flow/hall-flow.ts';
import { type HallServices, canHold } from '../../src/hall/flow/hall-services.ts';
import type { HallEvent, HallFlow, InvoiceFlow } from '../../src/hall/flow/hall-stages.ts';
import { restart } from '../../src/hall/flow/leave-invoice.ts';
import type { NotBooked } from '../../src/hall/flow/not-booked.ts';
import { chooseFirstPayment, payBalance, payOrder } from '../../src/hall/flow/pay-on-invoice.ts';
import { requestAgain, requestDate } from '../../src/hall/flow/request-date.ts';
import { createBookingLedger } from '../../src/hall/ledger/booking-ledger.ts';
import type { DateRequest } from '../../src/hall/mail/request-mail.ts';
import { sampleBooking } from '../sample-booking.ts';
import { hallChangeOffers } from './change-offers.ts';
import { reportOffers, mailOffers, notifyOffers } from './invoice-offers.ts';
import { deniesCharge } from './payment-pages.ts';
import {
  hostOf,
  standingOf,
  type Acknowledged,
  type Offer,
  type OpenPage,
  type Page,
  type World,
} from './tab.ts';
import { invoiceAt } from './venue-desk.ts';

/** What a stop denies, if anything. */
function denial(notBooked: NotBooked): string | undefined {
  if (notBooked.kind === 'refused') return undefined;
  if (notBooked.kind === 'not-loaded') return 'nothing was booked';
  if (notBooked.kind === 'failed' || notBooked.kind === 'declined')
    return notBooked.maybeHeld ? undefined : 'nothing was booked';
  return notBooked.earlierHold ? undefined : notBooked.kind;
}

/** Reports what an event makes the page deny. */
function reportDenials({ onDenial, onNoCharge }: World, tab: number, event: HallEvent) {
  const denied = event.type === 'not-booked' ? denial(event.notBooked) : undefined;
  if (denied) onDenial(denied);
  if (event.type !== 'payment-ended') return;
  if (event.notice && deniesCharge.has(event.notice.kind)) onNoCharge(tab);
}

/** The page shows every payment with its status, so the visitor knows them all. */
function acknowledgedIn({ payments }: HallBooking): Acknowledged {
  return new Map(payments.map((payment) => [payment.reference, standingOf(payment)]));
}

/** Ways to pay the balance of a secured hall: all of it, or a part. */
function balanceOffers(
  services: HallServices,
  shown: InvoiceFlow,
  acknowledge: (acknowledged: Acknowledged) => void,
): Offer[] {
  const { booking, payment } = shown;
  if (payment.stage === 'asking' && payment.order) {
    const { order } = payment;
    const goOn = async () => {
      acknowledge(acknowledgedIn(booking));
      await payOrder(services, booking, order);
    };
    const leave = () => services.dispatch({ type: 'invoice-opened', booking });
    return [
      { name: 'it did not: pay now', run: goOn },
      { name: 'leave', run: leave },
    ];
  }
  const balance = accountOf(booking).payableNow;
  if (balance === 0) return [];
  const pay = (order: HallOrder): Offer => ({
    name: `pay ${order.choice} ${order.naira}`,
    run: async () => {
      acknowledge(acknowledgedIn(booking));
      await payBalance(services, booking, order);
    },
  });
  const parts = [50_000, 400_000].filter((naira) => naira < balance);
  return [
    ...parts.map((naira) => pay({ choice: 'part', naira })),
    pay({ choice: 'balance', naira: balance }),
  ];
}

/** Ways to make the first payment. `acknowledge` receives what the visitor is shown before a card form. */
function paymentOffers(
  services: HallServices,
  shown: InvoiceFlow,
  acknowledge: (acknowledged: Acknowledged) => void,
): Offer[] {
  const { booking, payment } = shown;
  const leave = { name: 'leave', run: () => services.dispatch({ type: 'invoice-opened', booking }) };
  const pay = (choice: 'deposit' | 'full'): Offer => ({
    name: `pay ${choice}`,
    run: async () => {
      await payOrder(services, booking, { choice, naira: priceOf(booking)[choice] });
    },
  });
  if (statusOf(booking, services.browser.now()).state !== 'held' || payment.stage === 'paying') return [];
  if (payment.stage === 'choosing') return [pay('deposit'), pay('full'), leave];
  if (payment.stage === 'asking') {
    const wanted = () => {
      acknowledge(acknowledgedIn(booking));
      services.dispatch({ type: 'pay-anyway' });
    };
    return [{ name: 'it did not: pay now', run: wanted }, leave];
  }
  const ask = () => {
    acknowledge(new Map());
    chooseFirstPayment(services, booking);
  };
  return hasPaidOrPending(booking) ? [] : [{ name: 'MAKE PAYMENT', run: ask }];
}

function questionOf({ id }: DateRequest): string {
  return `question ${id}`;
}

function isPaying(flow: HallFlow): boolean {
  return flow.stage === 'invoice' && flow.payment.stage === 'paying';
}

function openPage(world: World, tab: number, holds: boolean): Page {
  const { device, company, venue, onOpen, onAdd } = world;
  const browser = device.browser(tab);
  let flow: HallFlow = startOfHallFlow;
  let acknowledged: Acknowledged = new Map();
  const services: HallServices = {
    ...company.services(tab, (charge) => onOpen(charge, acknowledged)),
    reservation: holds ? venue.services(tab, onAdd) : undefined,
    host: hostOf(world),
    sendPayment: (_, { reference }) => world.mail.send(tab, reference),
    email: sandboxConfiguration('https://mail.example').email,
    bank: { bank: 'Bank', accountNumber: '1', accountName: 'Venue' },
    browser,
    ledger: createBookingLedger(browser.storage, browser.now),
    dispatch: (event) => {
      reportDenials(world, tab, event);
      flow = reduceHallFlow(flow, event);
    },
  };

  const { details } = sampleBooking;
  const sendInvoice = (booking: HallBooking) => world.mail.send(tab, invoiceAt(booking));
  const sendQuestion = (request: DateRequest) => world.mail.send(tab, questionOf(request));
  const ask: Offer = {
    name: 'ask by e-mail',
    run: () => {
      if (flow.stage !== 'form') return undefined;
      return requestDate(services, details, sendQuestion);
    },
  };

  function atForm(notBooked: NotBooked | undefined): Offer[] {
    if (!canHold(services)) return [ask];
    const send = () => bookDay(services, details, sendInvoice);
    return [
      { name: 'send', run: send },
      ...(notBooked?.kind === 'failed' || notBooked?.kind === 'declined' ? [ask] : []),
    ];
  }

  function atRequest(request: DateRequest): Offer[] {
    const send = () => requestAgain(services, request, sendQuestion);
    const back = { name: 'ask for another date', run: () => restart(services) };
    if (request.mail === 'sending') return [];
    const isOpen = request.mail === 'unsent' || request.mail === 'unanswered';
    return isOpen ? [{ name: 'send it again', run: send }, back] : [back];
  }

  void resumeBooking(services).catch(world.report);
  return {
    mails: () =>
      flow.stage === 'date-asked' ? [{ about: questionOf(flow.request), state: flow.request.mail }] : [],
    receipt: () => (flow.stage === 'invoice' ? receiptOf(flow.booking) : undefined),
    offers: () => {
      if (flow.stage === 'sending' || isPaying(flow)) return [];
      if (flow.stage === 'form') return atForm(flow.notBooked);
      if (flow.stage === 'date-asked') return atRequest(flow.request);
      const again = {
        name: statusOf(flow.booking, device.clock).isExpired ? 'again' : 'another',
        run: () => restart(services),
      };
      return [
        ...(receiptOf(flow.booking) ? balanceOffers : paymentOffers)(services, flow, (text) => {
          acknowledged = text;
        }),
        ...notifyOffers(services, flow),
        ...reportOffers(services, flow.booking, acknowledged),
        ...mailOffers(services, flow, sendInvoice),
        again,
        ...hallChangeOffers({ world, tab, services, shown: flow.booking }),
      ];
    },
  };
}

/** The hall page: form, invoice, question, choice and receipt. */
export const openHallPage: OpenPage = (world, tab) => openPage(world, tab, true);

/** The hall page of a venue without a reservation service: the form, and its request by e-mail. */
export const openAskingHallPage: OpenPage = (world, tab) => openPage(world, tab, false);
