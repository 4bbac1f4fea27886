/**
 * Days for which a hold is known after its end: a clock that was days behind when the hall was booked, and has been put
 * right, calls a hold ended that the venue still has.
 */
export const hallTraceDays = 30;
