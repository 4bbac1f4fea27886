import type { EmailOutcome } from '@venue/shared/email/email-outcome.ts';
import { brand } from '@venue/shared/venue/contacts.ts';
import type { BookingHost } from '../../host.ts';
import { sendFields } from '../../mail/venue-mail.ts';
import {
  type PaymentController,
  paymentController,
  type PaymentDisplay,
} from '../../payment/payment-controller.ts';
import { openPaymentServices, type PaymentServices } from '../../payment/payment-services.ts';
import type { Purchase, References } from '../../payment/purchase.ts';
import { type CheckRoom, createRoomCheck } from '../../services/availability.ts';
import { browserOf } from '../../services/browser.ts';
import type { Charge } from '../../services/charge.ts';
import type { PageVisit } from '../../services/page-visit.ts';
import { formatNumericDate } from '../../time/moment-in-words.ts';
import type { Place } from '../booking/places.ts';
import { costOf, nightsOrDays } from '../booking/stay-cost.ts';
import type { StayFormValues } from '../booking/stay-fields.ts';
import { type StayLedger, type StayRecord, createStayLedger } from '../booking/stay-ledger.ts';
import { stayTermsOf } from '../booking/stay-terms.ts';
import { stayMailFields } from '../mail/stay-mail.ts';

/** What was in the form at the moment of the click. The amount is computed from this (B-12). */
export type StayOrder = { place: Place; form: StayFormValues };

/** Why no card form was opened. `reason`: as the reservation service gives it. */
export type RoomObstacle =
  | { kind: 'taken'; reason?: string | undefined }
  /** The reservation service answered with an error. */
  | { kind: 'declined'; error: Error; reason?: string | undefined }
  /** The reservation service could not be reached. */
  | { kind: 'not-asked'; error: Error };

/** What the venue's payment dashboard shows beside the amount. */
function bookedStayLines({ place, form: { period } }: StayOrder): NonNullable<Charge['booked']> {
  if (place.unit === 'day') {
    return [
      { name: 'Booked', value: place.name },
      { name: 'Date', value: formatNumericDate(period.from) },
    ];
  }
  return [
    { name: 'Booked', value: place.name },
    { name: 'Check-in', value: formatNumericDate(period.from) },
    { name: 'Check-out', value: formatNumericDate(period.to) },
    { name: 'Nights', value: String(nightsOrDays(place, period)) },
  ];
}

async function findObstacle(
  { place, form }: StayOrder,
  checkRoom: CheckRoom,
): Promise<RoomObstacle | undefined> {
  const room = await checkRoom(place.id, form.period.from, form.period.to);
  if (room.kind === 'taken') return room;
  if (room.kind === 'refused') return { ...room, kind: 'declined' };
  return room.kind === 'lost' ? { kind: 'not-asked', error: room.error } : undefined;
}

function referencesOf({ key }: Place): References<StayRecord> {
  return { kind: 'random', subject: `${brand.slug} ${key}` };
}

/** A stay to pay for. The same stay may be paid for twice by a visitor who was asked; a place that is taken is never paid for. */
export function stayPurchase(
  order: StayOrder,
  { ledger, checkRoom }: Pick<StayServices, 'ledger' | 'checkRoom'>,
): Purchase<StayRecord, RoomObstacle> {
  const { place, form } = order;
  const { period, name, email, phone, arrival } = form;
  return {
    name: `${place.id} ${period.from} ${period.to}`,
    references: referencesOf(place),
    store: ledger,
    earlier: () => ledger.find(place.id, period),
    hasUnread: ledger.hasUnread,
    findObstacle: () => findObstacle(order, checkRoom),
    // Earlier payments take nothing off: visitors are asked about them, and may pay the same again.
    amountOwed: () => costOf(place, period),
    begin: (beginning) => {
      const naira = costOf(place, period);
      const { reference } = beginning;
      return {
        record: {
          ...beginning,
          place: place.id,
          ...period,
          rate: place.rate,
          naira,
          name,
          arrival,
          contact: { email, phone },
          terms: stayTermsOf(place),
          onPage: true,
          isConfirmed: false,
        },
        charge: { naira, reference, email, name, phone, booked: bookedStayLines(order) },
      };
    },
  };
}

/** What booking a stay needs from outside the page. */
export type StayServices = PaymentServices & {
  ledger: StayLedger;
  checkRoom: CheckRoom;
  /** E-mails the venue about a stay. */
  send: (record: StayRecord) => Promise<EmailOutcome>;
};

export function openStayServices(host: BookingHost, visit: PageVisit): StayServices {
  const { config } = host;
  const browser = browserOf(visit);
  return {
    ...openPaymentServices(host, browser),
    checkRoom: createRoomCheck(config.reservation),
    send: (record) => sendFields(stayMailFields(record), 'stayBooking', config.email),
    ledger: createStayLedger(browser.storage, browser.now),
  };
}

/** Pays for stays at a place, verifies every payment for it on this device, and notifies the venue of them. */
export function stayPayments(
  place: Place,
  services: StayServices,
  display: PaymentDisplay<StayRecord, RoomObstacle>,
): PaymentController<StayRecord, RoomObstacle> {
  const { ledger, send } = services;
  return paymentController({
    known: {
      references: referencesOf(place),
      store: ledger,
      earlier: () => ledger.all().filter((record) => record.place === place.id),
    },
    send,
    display,
    services,
  });
}
