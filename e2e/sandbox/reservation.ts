import { type Context, Hono } from 'hono';
import type { SandboxEnv } from './environment.ts';
import { hallName, rooms, roomTypes } from './known-halls.ts';
import { type Lane, newRecord } from './lane.ts';
import { addRequestSchema, availabilityRequestSchema, firstIssue } from './reservation-contract.ts';
import { serviceCall } from './service-call.ts';

const reservationKey = 'sandbox_reservation_key';

type Dates = { checkInDate: string; checkOutDate: string };
type Refusal = { errorCode: number; errorMessage: string };

const badKey: Refusal = { errorCode: -1, errorMessage: 'Invalid or missing API key.' };
const fullyBooked: Refusal = { errorCode: 1, errorMessage: 'No rooms are available for the selected dates.' };

function refusalOf(context: Context<SandboxEnv>): Refusal | undefined {
  const { fault } = context.var;
  if (context.req.header('x-api-key') !== reservationKey || fault?.kind === 'bad-key') return badKey;
  if (fault?.kind !== 'refused') return undefined;
  return { errorCode: fault.errorCode, errorMessage: fault.errorMessage ?? 'The request was refused.' };
}

/**
 * Halls are booked by whole days: a hall booked from one date to the same date is taken on that date. The last
 * day of a stay is free for the next guest.
 */
function overlaps(roomTypeId: number, stay: Dates, dates: Dates): boolean {
  const isByNight = rooms.some((room) => room.roomTypeId === roomTypeId);
  const isDay = stay.checkInDate === stay.checkOutDate || dates.checkInDate === dates.checkOutDate;
  if (isByNight && !isDay) {
    return stay.checkInDate < dates.checkOutDate && dates.checkInDate < stay.checkOutDate;
  }
  return stay.checkInDate <= dates.checkOutDate && dates.checkInDate <= stay.checkOutDate;
}

function isTaken(lane: Lane, roomTypeId: number, dates: Dates): boolean {
  return lane.received.reservations.some(
    ({ released, reservations }) =>
      !released &&
      reservations.some((stay) => stay.roomTypeId === roomTypeId && overlaps(roomTypeId, stay, dates)),
  );
}

function faultTakes({ fault }: SandboxEnv['Variables'], roomTypeId: number): 'zero' | 'missing' | undefined {
  return fault?.kind === 'hall-taken' && fault.halls.includes(roomTypeId) ? fault.shownAs : undefined;
}

function answerAvailability(context: Context<SandboxEnv>): Response {
  const { lane, sent } = context.var;
  const refusal = refusalOf(context);
  if (refusal) return context.json({ ...refusal, types: [] });
  const body = availabilityRequestSchema.safeParse(sent.as === 'json' ? sent.value : undefined);
  if (!body.success) return context.json({ errorCode: 1, errorMessage: firstIssue(body.error), types: [] });

  const offered = roomTypes.filter(({ facilityTypeId }) => facilityTypeId === body.data.facilityTypeId);
  const types = offered
    .filter((hall) => faultTakes(context.var, hall.roomTypeId) !== 'missing')
    .map((hall) => {
      const taken =
        faultTakes(context.var, hall.roomTypeId) !== undefined || isTaken(lane, hall.roomTypeId, body.data);
      return {
        facilityTypeId: hall.facilityTypeId,
        roomTypeId: hall.roomTypeId,
        roomType: hall.roomType,
        summary: `Up to ${hall.guests} guests`,
        detail: '',
        adult: hall.guests,
        children: 0,
        currencySymbol: '₦',
        rateId: 1,
        rate: hall.rate,
        available: taken ? 0 : 1,
        image1: '',
        image2: '',
        image3: '',
        image4: '',
        image5: '',
        image6: '',
        image7: '',
        image8: '',
      };
    });
  if (types.every(({ available }) => available === 0)) return context.json({ ...fullyBooked, types: [] });
  return context.json({ errorCode: 0, errorMessage: 'Successfully retrieved available rooms.', types });
}

function answerAdd(context: Context<SandboxEnv>): Response {
  const { lane, sent } = context.var;
  const refuse = (why: Refusal): Response => context.json({ bookingRef: '', ...why });
  const refusal = refusalOf(context);
  if (refusal) return refuse(refusal);
  const body = addRequestSchema.safeParse(sent.as === 'json' ? sent.value : undefined);
  if (!body.success) return refuse({ errorCode: 1, errorMessage: firstIssue(body.error) });

  for (const stay of body.data.reservations) {
    const exists = roomTypes.some(({ roomTypeId }) => roomTypeId === stay.roomTypeId);
    if (!exists)
      return refuse({ errorCode: 1, errorMessage: `roomTypeId: ${stay.roomTypeId} does not exist` });
    if (isTaken(lane, stay.roomTypeId, stay) || faultTakes(context.var, stay.roomTypeId)) {
      const when = `${hallName(stay.roomTypeId)} is not available on ${stay.checkInDate}.`;
      return refuse({ errorCode: 2, errorMessage: when });
    }
  }
  const identity = newRecord();
  const bookingRef = `SBX-${identity.id.slice(0, 8).toUpperCase()}`;
  lane.received.reservations.push({ ...identity, bookingRef, released: false, ...body.data });
  return context.json({ bookingRef, errorCode: 0, errorMessage: 'Reservation was added successfully.' });
}

/** The reservation service (Roomability Guest API). Refusals are HTTP 200 with a non-zero `errorCode`. */
export const reservation = new Hono<SandboxEnv>()
  .post(
    '/Availability',
    serviceCall({ service: 'reservation', endpoint: 'availability' }),
    answerAvailability,
  )
  .post('/Add', serviceCall({ service: 'reservation', endpoint: 'add' }), answerAdd);

const verifyStatus = {
  open: 'ongoing',
  success: 'success',
  abandoned: 'abandoned',
  pending: 'pending',
} as const;

/** Its verification of a card payment: `GET /Paystack/Verify?reference=`. */
export const verification = new Hono<SandboxEnv>().get(
  '/Verify',
  serviceCall({ service: 'reservation', endpoint: 'verify' }),
  (context) => {
    const refusal = refusalOf(context);
    if (refusal)
      return context.json({ status: false, message: refusal.errorMessage, data: null, ...refusal });
    const reference = context.req.query('reference');
    const payment = context.var.lane.received.payments.find((exists) => exists.reference === reference);
    if (!payment)
      return context.json({ status: false, message: 'Transaction reference not found', data: null });
    const { transactionId: id, amount, currency, status } = payment;
    const data = {
      id,
      domain: 'test',
      status: context.var.fault?.kind === 'payment-denied' ? 'abandoned' : verifyStatus[status],
      reference,
      amount,
      channel: 'card',
      currency,
    };
    return context.json({ status: true, message: 'Verification successful', data });
  },
);
