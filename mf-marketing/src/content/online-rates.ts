/** What the booking pages charge a night, in naira (K-08 to K-11); always lower than the listed rate (D-01). */
export const onlineRates = {
  threeBedrooms: 80_000,
  twoBedrooms: 60_000,
  standardSuite: 25_000,
  deluxeSuite: 30_000,
} as const;
