/** Where the payments of this device are kept. */
export const stayLedgerKey = 'stay-bookings';
