/** What the listing pages ask for a night, in naira (K-01 to K-07). The booking routes have rates of their own. */
export const listedRates = {
  basicStandard: 35_000,
  basicDeluxe: 40_000,
  luxuryRegular: 50_000,
  luxuryStandard: 55_000,
  luxuryDeluxe: 60_000,
  executiveApartment: 100_000,
  luxurySuite: 100_000,
} as const;
