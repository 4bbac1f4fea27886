/** Under which names this device keeps bookings, payments and what was sent of them. */
export const storageKeys = {
  hall: 'hall-bookings',
  stay: 'stay-bookings',
  family: 'family-payments',
  abandonedReferences: 'given-up-references',
  sentLinks: 'sent-invoices',
  waits: 'waiting-list',
} as const;
