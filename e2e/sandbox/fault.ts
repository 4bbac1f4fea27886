import { z } from 'zod';

const times = z.int().positive().optional();
const email = { service: z.literal('email'), times };
const reservation = {
  service: z.literal('reservation'),
  endpoint: z.enum(['availability', 'add', 'verify']).optional(),
  times,
};
const payment = { service: z.literal('payment'), times };

const down = { kind: z.literal('down') };
const slow = { kind: z.literal('slow'), ms: z.int().min(1).max(600_000) };
const hold = { kind: z.literal('hold') };
const status = {
  kind: z.literal('status'),
  status: z.literal([400, 401, 402, 403, 404, 408, 413, 422, 429, 500, 502, 503, 504]),
  text: z.string().optional(),
};
const html = { kind: z.literal('html') };
const noCors = { kind: z.literal('no-cors') };
const badKey = { kind: z.literal('bad-key') };

const emailFaultSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...email, ...down }),
  z.strictObject({ ...email, ...slow }),
  z.strictObject({ ...email, ...hold }),
  z.strictObject({ ...email, ...status }),
  z.strictObject({ ...email, ...html }),
  z.strictObject({ ...email, ...noCors }),
  z.strictObject({ ...email, ...badKey }),
]);

const refused = { kind: z.literal('refused'), errorCode: z.int(), errorMessage: z.string().optional() };
const hallTaken = {
  kind: z.literal('hall-taken'),
  halls: z.array(z.int()).min(1),
  shownAs: z.enum(['zero', 'missing']).default('zero'),
};

const reservationFaultSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...reservation, ...down }),
  z.strictObject({ ...reservation, ...slow }),
  z.strictObject({ ...reservation, ...hold }),
  z.strictObject({ ...reservation, ...status }),
  z.strictObject({ ...reservation, ...html }),
  z.strictObject({ ...reservation, ...noCors }),
  z.strictObject({ ...reservation, ...badKey }),
  z.strictObject({ ...reservation, kind: z.literal('bad-json') }),
  z.strictObject({ ...reservation, kind: z.literal('wrong-shape') }),
  z.strictObject({ ...reservation, kind: z.literal('forbidden-key') }),
  z.strictObject({ ...reservation, kind: z.literal('all-halls-taken') }),
  z.strictObject({ ...reservation, ...hallTaken }),
  z.strictObject({ ...reservation, kind: z.literal('payment-denied') }),
  z.strictObject({ ...reservation, ...refused }),
]);

const paymentFaultSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...payment, ...down }),
  z.strictObject({ ...payment, ...slow }),
  z.strictObject({ ...payment, ...hold }),
  z.strictObject({ ...payment, ...status }),
  z.strictObject({ ...payment, ...html }),
  z.strictObject({ ...payment, ...badKey }),
  z.strictObject({ ...payment, kind: z.literal('never-loads') }),
  z.strictObject({ ...payment, kind: z.literal('declined') }),
  z.strictObject({ ...payment, kind: z.literal('paid-but-closed') }),
]);

/** A simulated fault. README.md explains each kind. `times` limits it to the next n requests. */
export const faultSchema = z.discriminatedUnion('service', [
  emailFaultSchema,
  reservationFaultSchema,
  paymentFaultSchema,
]);
export type Fault = z.infer<typeof faultSchema>;
export type FaultInput = z.input<typeof faultSchema>;
export type Service = Fault['service'];
