/** Naira as the pages print them; whoever books is charged by the booking pages. */
export const rentalPrices = {
  /** The Ball Room, the cheapest hall, for a day (K-12). */
  hallsFrom: 500_000,
  /** The concert space for a day (K-15). */
  concertSpace: 1_300_000,
} as const;
