const depositPercent = 40;

/** Comes back within that many days of the event (K-16). */
export const cautionReturnDays = 7;

/** What to bring for a hall, in naira. */
export type HallSums = {
  /** Refundable. */
  readonly caution: number;
  /** Holds the date: 40 % of the rental and the caution (I-04). */
  readonly deposit: number;
  /** Rental and caution (I-05). */
  readonly full: number;
};

/** The sums that follow from a rental in naira, as the pages print them (K-16). */
export function hallSums(rental: number): HallSums {
  const caution = 200_000;
  return { caution, deposit: (rental * depositPercent) / 100 + caution, full: rental + caution };
}
