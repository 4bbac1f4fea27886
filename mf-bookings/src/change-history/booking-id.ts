import { addressOf } from '@venue/shared/contract/address-of.ts';

/** Which booking of this device: a hall by its invoice’s id, a stay by its payment reference. */
export type BookingId = { kind: 'hall' | 'stay'; id: string };

/** Address of the page that moves or cancels a booking. */
export function changeAddress({ kind, id }: BookingId): string {
  return `${addressOf('mf-bookings/booking-change')}#${kind}.${id}`;
}

/** The booking that the fragment of an address (`#…` or '') names. */
export function namedBooking(fragment: string): BookingId | undefined {
  const [, kind, id = ''] = /^#(hall|stay)\.([\w-]+)$/.exec(fragment) ?? [];
  return kind === 'hall' || kind === 'stay' ? { kind, id } : undefined;
}
