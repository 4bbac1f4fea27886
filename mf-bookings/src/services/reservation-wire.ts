import { z } from '../zod.ts';

/** Ids and codes arrive as numbers or as strings of digits (C-18). */
const numeric = z.union([z.number(), z.pipe(z.string().check(z.regex(/^-?\d+$/)), z.transform(Number))]);

/** `available: 0` means taken, like a missing type (D-57). */
const roomType = z.object({ roomTypeId: numeric, available: z.nullish(numeric) });

/** `errorCode`: 0 is fine, above 0 a refusal, below 0 a key that was not accepted (D-56). */
export const availabilityAnswer = z.object({
  errorCode: numeric,
  errorMessage: z.optional(z.unknown()),
  types: z.nullish(z.array(roomType)),
});

/** Only a refusal matters, and the reference if it is a string (C-17). */
export const addAnswer = z.looseObject({
  errorCode: z.nullish(numeric),
  errorMessage: z.optional(z.unknown()),
  bookingRef: z.optional(z.unknown()),
});

/** Answer of `GET /Paystack/Verify`, from the payment company's records; `amount` in kobo. */
export const verifyAnswer = z.object({
  status: z.boolean(),
  message: z.nullish(z.string()),
  data: z.nullish(
    z.object({ status: z.string(), reference: z.string(), amount: numeric, currency: z.string() }),
  ),
});
export type VerifyAnswer = z.infer<typeof verifyAnswer>;

/** Body of `POST /Reservation/Availability` (C-10). */
export type AvailabilityBody = {
  checkInDate: string;
  checkOutDate: string;
  adultNo: string;
  childNo: string;
  facilityTypeId: number;
};

/** Body of `POST /Reservation/Add` (C-13 to C-15). `paymethodid` is the spelling of the specification. */
export type AddBody = {
  guest: {
    title: string;
    firstName: string;
    lastName: string;
    phone: string;
    email: string;
    sex: string;
    occupation: string;
    countryId: number;
    address1: string;
    address2: string;
    city: string;
    stateId: number;
  };
  reservations: [
    {
      roomTypeId: number;
      checkInDate: string;
      checkOutDate: string;
      adultNo: string;
      childNo: string;
      arrivalTime: string;
      purpose: string;
      rate: number;
      additionalReq: string;
      quantity: number;
    },
  ];
  payment: { payTypeId: number; paymethodid: number; amount: number };
};
