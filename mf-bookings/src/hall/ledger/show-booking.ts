import { now } from '@venue/shared/time/site-time.ts';
import { deviceStorage } from '../../storage/device-storage.ts';
import type { HallBooking } from '../booking/booking.ts';
import { createBookingLedger } from './booking-ledger.ts';

/** Makes a booking the one that the hall page opens with. */
export function showBooking(booking: HallBooking): void {
  createBookingLedger(deviceStorage, now).show(booking);
}
