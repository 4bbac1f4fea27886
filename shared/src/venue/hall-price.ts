import { hallTerms } from './hall-terms.ts';
import type { Venue } from './venue-schema.ts';

/** What a hall costs; everything in naira. */
export type HallPrice = {
  rental: number;
  caution: number;
  /** The part of the deposit that is not the caution, in whole naira. */
  rentalShare: number;
  /** What secures the date: the terms' share of the rental, and the caution (I-04). */
  deposit: number;
  /** What a deposit leaves to pay (I-06). */
  balance: number;
  /** Rental and caution (I-05). */
  full: number;
};

/** All amounts that follow from a rental (I-04 to I-10), under today's terms or those agreed. */
export function hallPrice(
  rental: number,
  { caution, depositPercent }: Pick<Venue['hallTerms'], 'caution' | 'depositPercent'> = hallTerms,
): HallPrice {
  const rentalShare = Math.round((rental * depositPercent) / 100);
  return {
    rental,
    caution,
    rentalShare,
    deposit: rentalShare + caution,
    balance: rental - rentalShare,
    full: rental + caution,
  };
}

/** Whether an event (`HH:MM` to `HH:MM`) runs past closing time. Both the event and the opening hours may end after midnight. */
export function runsLate(
  { startTime, endTime }: { startTime: string; endTime: string },
  { opening, closing }: Pick<Venue['hallTerms'], 'opening' | 'closing'> = hallTerms,
): boolean {
  if (endTime === '') return false;
  const endsNextDay = startTime !== '' && endTime <= startTime;
  const closesNextDay = closing <= opening;
  return endsNextDay === closesNextDay ? endTime > closing : endsNextDay;
}
