// Apart, because the privacy page names them and needs nothing else of payments.

/** Days for which the record of a payment outlives what was paid, and the payment. */
export const keptDays = 30;

/**
 * Days for which a hold is known after its end: a clock that was days behind when the hall was booked, and has been put
 * right, calls a hold ended that the venue still has.
 */
export const hallTraceDays = 30;
