import * as z from 'zod';
import { addRequestSchema } from './reservation-contract.ts';

const word = z.string().max(200);

/** A failure report as sites send it. Other keys are refused, because it must not contain personal data. */
export const failureReportSchema = z.strictObject({
  code: word,
  page: word,
  part: word.optional(),
  release: word.optional(),
  error: word.optional(),
  place: word.optional(),
});

const record = { id: z.string(), at: z.iso.datetime() };

/** A file attached to a mail. Its bytes are at `{lane}/attachments/{id}`. */
const attachmentSchema = z.object({
  id: z.string(),
  field: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** A mail as the template would have received it, with the sender's fields in the order they were sent. */
const mailSchema = z.object({
  ...record,
  serviceId: z.string(),
  templateId: z.string(),
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  attachments: z.array(attachmentSchema),
});
export type Mail = z.infer<typeof mailSchema>;

/** An accepted reservation. `released` frees its dates again. */
const reservationSchema = z.object({
  ...record,
  bookingRef: z.string(),
  released: z.boolean(),
  ...addRequestSchema.shape,
});
export type Reservation = z.infer<typeof reservationSchema>;

const paymentStatusSchema = z.enum(['open', 'success', 'abandoned', 'pending']);

/** A checkout transaction. `amount` is in kobo; `metadata` is the JSON that the library sent, parsed. */
const paymentSchema = z.object({
  ...record,
  transactionId: z.int(),
  accessCode: z.string(),
  session: z.string(),
  reference: z.string(),
  key: z.string(),
  email: z.string(),
  amount: z.int(),
  currency: z.string(),
  metadata: z.unknown(),
  status: paymentStatusSchema,
  attempts: z.array(z.object({ at: z.iso.datetime(), outcome: z.string() })),
});
export type Payment = z.infer<typeof paymentSchema>;

/** One call to a service, whatever its result. `status` 0 means that the connection was cut. */
const requestSchema = z.object({
  ...record,
  service: z.enum(['email', 'reservation', 'payment']),
  endpoint: z.string(),
  method: z.string(),
  status: z.int(),
  fault: z.string().nullable(),
  apiKey: z.string().nullable(),
  contentType: z.string().nullable(),
  body: z.unknown(),
});
export type ServiceRequest = z.infer<typeof requestSchema>;

/** A failure on a page. */
const reportSchema = z.object({ ...record, ...failureReportSchema.shape });
export type FailureReport = z.infer<typeof reportSchema>;

/** Everything a lane has received, oldest first. */
export const receivedRecordsSchema = z.object({
  mails: z.array(mailSchema),
  reservations: z.array(reservationSchema),
  payments: z.array(paymentSchema),
  requests: z.array(requestSchema),
  reports: z.array(reportSchema),
});
export type ReceivedRecords = z.infer<typeof receivedRecordsSchema>;
