/** Days for which a payment for a hall is kept on the device at the least, whenever the event was. */
export const hallPaymentKeptDays = 30;

/**
 * Days for which a hold is known after its end: a clock that was days behind when the hall was booked, and has been put
 * right, calls a hold ended that the venue still has.
 */
export const hallTraceDays = 30;
