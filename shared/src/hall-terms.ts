/** What the terms fix in numbers, once for every page that prints or charges them. Sums in naira. */
export const hallTerms = {
  /** Part of the rental that holds a date (TC-01). */
  depositPercent: 40,
  /** On top of either payment, and back within that many days of the event (K-16). */
  caution: 200_000,
  cautionReturnDays: 7,
  /** A deposit's balance, table plans and adverts are due that many days before the event (TC-02, TC-15, TC-16). */
  balanceDueDays: 30,
  /** A cancelled deposit comes back, less 20%, within that many business days of booking (TC-05). */
  refundBusinessDays: 5,
  decorationDays: 14,
  /** A rehearsal is booked that many days ahead; its first hour is free (TC-08, TC-10). */
  rehearsalDays: 7,
  rehearsalFreeHours: 1,
  rehearsalHour: 10_000,
  /** `HH:MM`; what ends later pays the charge once, with the balance (K-17, D-46). */
  closing: '20:00',
  lateCharge: 50_000,
  overtimeHour: 100_000,
  /** One guard for an hour, for no fewer than so many hours (TC-11 to TC-13). */
  armedGuardHour: 35_000,
  unarmedGuardHour: 25_000,
  guardLeastHours: 5,
} as const;

/** Rule and exception in one sentence, wherever money is spoken of (D-43). */
export const depositRule =
  'The deposit is non-refundable, except that cancelling within 5 business days of booking returns it less 20%.';
