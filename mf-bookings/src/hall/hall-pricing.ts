const depositPercent = 40;

/** Comes back within {@link cautionReturnDays} days of the event (K-16). */
export const cautionDeposit = 200_000;
export const cautionReturnDays = 7;

/** Due with the balance where an event runs past the closing hour (K-17, D-46). */
export const lateHoursCharge = 50_000;
const closing = '20:00';

/** What a hall costs; everything in naira. */
export type HallPrice = {
  rental: number;
  caution: number;
  /** 40 % of the rental, the part of the deposit that is not the caution. */
  rentalShare: number;
  /** What holds the date: 40 % of the rental and the caution (I-04). */
  deposit: number;
  /** 60 % of the rental, what a deposit leaves to pay (I-06). */
  balance: number;
  /** Rental and caution (I-05). */
  full: number;
};

/** All sums that follow from a rental (I-04 to I-10). */
export function hallPrice(rental: number): HallPrice {
  const rentalShare = (rental * depositPercent) / 100;
  return {
    rental,
    caution: cautionDeposit,
    rentalShare,
    deposit: rentalShare + cautionDeposit,
    balance: rental - rentalShare,
    full: rental + cautionDeposit,
  };
}

/** Whether an event (`HH:MM` to `HH:MM`) runs past 8pm; one that ends before it starts runs past midnight. */
export function runsLate({ startTime, endTime }: { startTime: string; endTime: string }): boolean {
  if (endTime === '') return false;
  return endTime > closing || (startTime !== '' && endTime <= startTime);
}
