import { addressOf } from '@venue/shared/contract/address-of.ts';

/** Which booking of this device: a hall by its invoice number, a stay by its payment reference. */
export type BookingName = { kind: 'hall' | 'stay'; id: string };

/** Address of the page that moves or cancels a booking. */
export function changeAddress({ kind, id }: BookingName): string {
  return `${addressOf('mf-bookings/booking-change')}#${kind}.${id}`;
}

/** The booking that the fragment of an address (`#…` or '') names. */
export function namedBooking(fragment: string): BookingName | undefined {
  const [, kind, id = ''] = /^#(hall|stay)\.([\w-]+)$/.exec(fragment) ?? [];
  return kind === 'hall' || kind === 'stay' ? { kind, id } : undefined;
}
