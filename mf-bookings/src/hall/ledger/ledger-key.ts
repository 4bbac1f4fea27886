/** Where the bookings of this device are kept. */
export const ledgerKey = 'hall-bookings';
