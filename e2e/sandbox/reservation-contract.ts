import * as z from 'zod';

const countOfPeople = z.string().regex(/^\d+$/, 'must be a whole number written as a string');
const filled = z.string().trim().min(1, 'must not be empty');

const stay = {
  checkInDate: z.iso.date('must be a date written YYYY-MM-DD'),
  checkOutDate: z.iso.date('must be a date written YYYY-MM-DD'),
  adultNo: countOfPeople,
  childNo: countOfPeople,
};

function endsAfterStart(dates: { checkInDate: string; checkOutDate: string }): boolean {
  return dates.checkOutDate >= dates.checkInDate;
}
const wrongOrder = { path: ['checkOutDate'], error: 'must not be before checkInDate' };

/** Body of `POST /Reservation/Availability`. Head counts are strings, as in the service's documentation. */
export const availabilityRequestSchema = z
  .object({ ...stay, facilityTypeId: z.int(), sortBy: z.int().optional() })
  .refine(endsAfterStart, wrongOrder);

const guestSchema = z.object({
  title: z.string(),
  firstName: filled,
  lastName: z.string(),
  phone: filled,
  email: filled.regex(/@/, 'must be an e-mail address'),
  sex: z.string(),
  occupation: z.string(),
  countryId: z.int(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  stateId: z.int(),
});

const bookedStaySchema = z
  .object({
    roomTypeId: z.int(),
    ...stay,
    arrivalTime: z.string(),
    purpose: z.string(),
    rate: z.number().nonnegative(),
    additionalReq: z.string(),
    quantity: z.int().positive(),
  })
  .refine(endsAfterStart, wrongOrder);

const paymentSchema = z.object({
  payTypeId: z.int(),
  paymethodid: z.int(),
  amount: z.number().nonnegative(),
});

/** Body of `POST /Reservation/Add`. The service’s documentation writes `payMethodId`; its product and the site, `paymethodid`. */
export const addRequestSchema = z.object({
  guest: guestSchema,
  reservations: z.array(bookedStaySchema).min(1, 'must hold at least one reservation'),
  payment: paymentSchema,
});

/** The first problem of a body, with the field: `reservations.0.checkInDate: must be …`. */
export function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  if (issue === undefined) return 'The request could not be read.';
  const field = issue.path.length === 0 ? 'body' : issue.path.join('.');
  return `${field}: ${issue.message}`;
}
