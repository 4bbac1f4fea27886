import { expect, test } from 'vitest';
import { deviceBookings } from '../src/device/device-bookings.ts';
import { storedBookingSchema } from '../src/hall/ledger/stored-halls.ts';
import { z } from '../src/zod.ts';

const list = z.optional(z.array(z.unknown()));
const sampleSchema = z.object({
  at: z.iso.datetime(),
  local: z.looseObject({
    'hall-bookings': z.optional(z.looseObject({ bookings: list, holds: list })),
    'stay-bookings': list,
    'family-payments': list,
    'waiting-list': list,
  }),
});

const samples = Object.entries(
  import.meta.glob('../stored-samples/*.json', { eager: true, import: 'default' }),
);

// A release also tests what the pages show of these.
test.each(samples)('%s, stored by an earlier release, is read', (_, sample) => {
  const { at, local } = sampleSchema.parse(sample);
  const { bookings = [], holds = [] } = local['hall-bookings'] ?? {};
  const others = [local['stay-bookings'], local['family-payments'], local['waiting-list']];
  // Throws with the key that devices do not have: the stored schema needs a default for it.
  for (const booking of bookings) expect(storedBookingSchema.parse(booking).unreadPayments).toBeUndefined();
  const getItem = (key: string) => JSON.stringify(local[key] ?? null);
  const read = deviceBookings({ getItem, setItem: () => {} }, Date.parse(at));
  expect(read).toHaveLength(others.flatMap((each) => each ?? []).length + bookings.length + holds.length);
});
