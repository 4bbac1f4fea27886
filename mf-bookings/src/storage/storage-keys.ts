export const storageKeys = {
  hall: 'hall-bookings',
  stay: 'stay-bookings',
  family: 'family-payments',
  abandonedReferences: 'abandoned-references',
  sentLinks: 'sent-invoices',
  waits: 'waiting-list',
} as const;
