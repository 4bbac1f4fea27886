export const storageKeys = {
  hall: 'hall-bookings',
  stay: 'stay-bookings',
  family: 'family-payments',
  abandonedReferences: 'given-up-references',
  sentLinks: 'sent-invoices',
  waits: 'waiting-list',
} as const;
