/** What the listing pages ask for a night, in naira (K-01 to K-07). The booking pages charge {@link onlineRates}. */
export const listedRates = {
  basicStandard: 35_000,
  basicDeluxe: 40_000,
  luxuryRegular: 50_000,
  luxuryStandard: 55_000,
  luxuryDeluxe: 60_000,
  executiveApartment: 100_000,
  luxurySuite: 100_000,
} as const;

/** What the booking pages charge a night, in naira (K-08 to K-11); always lower than the listed rate (D-01). */
export const onlineRates = {
  threeBedrooms: 80_000,
  twoBedrooms: 60_000,
  standardSuite: 25_000,
  deluxeSuite: 30_000,
} as const;

/** The concert space for a day, in naira (K-15). */
export const concertDayRate = 1_300_000;
