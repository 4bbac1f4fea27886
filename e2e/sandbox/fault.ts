import * as z from 'zod';

const service = z.enum(['email', 'reservation', 'payment']);
export type Service = z.infer<typeof service>;

const about = {
  service,
  endpoint: z.enum(['availability', 'add', 'verify']).optional(),
  times: z.int().positive().optional(),
};

const everywhere = ['down', 'slow', 'hold', 'status', 'html', 'bad-key'];
const kinds: Readonly<Record<Service, readonly string[]>> = {
  email: [...everywhere, 'no-cors'],
  reservation: [...everywhere, 'no-cors', 'hall-taken', 'payment-denied', 'refused'],
  payment: [...everywhere, 'never-loads', 'declined', 'paid-but-closed'],
};

/** A simulated fault. README.md explains each kind. `times` limits it to the next n requests. */
export const faultSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      ...about,
      kind: z.enum([
        'down',
        'hold',
        'html',
        'bad-key',
        'no-cors',
        'payment-denied',
        'never-loads',
        'declined',
        'paid-but-closed',
      ]),
    }),
    z.strictObject({ ...about, kind: z.literal('slow'), ms: z.int().min(1).max(600_000) }),
    z.strictObject({
      ...about,
      kind: z.literal('status'),
      status: z.literal([400, 401, 402, 403, 404, 408, 413, 422, 429, 500, 502, 503, 504]),
      text: z.string().optional(),
    }),
    z.strictObject({
      ...about,
      kind: z.literal('hall-taken'),
      halls: z.array(z.int()).min(1).readonly(),
      shownAs: z.enum(['zero', 'missing']).default('zero'),
    }),
    z.strictObject({
      ...about,
      kind: z.literal('refused'),
      errorCode: z.int(),
      errorMessage: z.string().optional(),
    }),
  ])
  .refine((fault) => kinds[fault.service].includes(fault.kind), {
    path: ['kind'],
    error: 'this service has no such fault',
  });
export type Fault = z.infer<typeof faultSchema>;
export type FaultInput = z.input<typeof faultSchema>;
