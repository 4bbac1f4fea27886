import type { CalendarDate } from '@venue/shared/time/dates.ts';
import { z } from '../zod.ts';
import { fetchAvailability, type AvailabilityOutcome } from './availability.ts';
import { type CallOptions, numeric, reservationCall } from './reservation-call.ts';
import { type NoAnswer, refusal } from './service-answer.ts';

/** K-18: the service's number for event halls. */
const hallFacilityType = 2;
/** "Book on hold": the reservation is added before it is paid. */
const bookOnHold = 1;

/** Only a refusal matters, and the reference if it is a string (C-17). */
const addAnswer = z.looseObject({
  errorCode: z.nullish(numeric),
  errorMessage: z.optional(z.unknown()),
  bookingRef: z.optional(z.unknown()),
});

/** Fields that the service requires and the form does not ask for (C-13). */
const guestDefaults = {
  title: '',
  sex: '',
  occupation: '',
  countryId: 1,
  address1: '',
  address2: '',
  city: '',
  stateId: 1,
};

/** One hall for one day. Amounts in naira, times as `HH:MM`. */
export type HallReservation = {
  hallId: number;
  date: CalendarDate;
  people: number;
  startTime: string;
  purpose: string;
  rental: number;
  deposit: number;
  remarks: string;
  invoiceNumber: string;
  guest: { firstName: string; lastName: string; phone: string; email: string };
};

export type AddOutcome =
  /** `bookingRef`: the service's reference, if it gives one. */
  | { kind: 'added'; bookingRef: string | undefined }
  /** If the answer was lost, it may or may not have been added. */
  | NoAnswer;

export type ReservationService = {
  /** Which halls are free on a day (C-09 to C-11, D-57). */
  checkAvailability: (query: { date: CalendarDate; people: number }) => Promise<AvailabilityOutcome>;
  /** Holds a hall for a day (C-12 to C-17). */
  addReservation: (reservation: HallReservation) => Promise<AddOutcome>;
};

/** Body of `POST /Reservation/Add` (C-13 to C-15). `paymethodid` is the spelling of the specification. */
function addBody({ hallId, date, people, guest, ...stay }: HallReservation) {
  return {
    guest: { ...guestDefaults, ...guest },
    reservations: [
      {
        roomTypeId: hallId,
        checkInDate: date,
        checkOutDate: date,
        adultNo: String(people),
        childNo: '0',
        arrivalTime: stay.startTime,
        purpose: stay.purpose,
        rate: stay.rental,
        additionalReq: `Invoice ${stay.invoiceNumber}. ${stay.remarks}`.trim(),
        quantity: 1,
      },
    ],
    payment: { payTypeId: 1, paymethodid: bookOnHold, amount: stay.deposit },
  };
}

function findReference(bookingRef: unknown): string | undefined {
  return typeof bookingRef === 'string' && bookingRef.trim() !== '' ? bookingRef.trim() : undefined;
}

/** The venue's reservation service (Roomability Guest API); its wire format is used nowhere else. */
export function createReservationService(options: CallOptions): ReservationService {
  const call = reservationCall(options);

  return {
    checkAvailability: ({ date, people }) =>
      fetchAvailability(call, { from: date, to: date, people, facilityTypeId: hallFacilityType }),

    async addReservation(reservation) {
      const outcome = await call({ path: '/Reservation/Add', body: addBody(reservation), answer: addAnswer });
      if (outcome.kind !== 'answer') return outcome;
      const { errorCode, errorMessage, bookingRef } = outcome.answer;
      if (errorCode) return refusal(errorCode, errorMessage);
      return { kind: 'added', bookingRef: findReference(bookingRef) };
    },
  };
}
