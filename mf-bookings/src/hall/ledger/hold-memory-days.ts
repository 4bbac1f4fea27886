/**
 * Days for which an expired hold is remembered. If the device's clock was days behind when the hall was booked and is corrected, a
 * hold that the venue still has looks expired.
 */
export const holdMemoryDays = 30;
