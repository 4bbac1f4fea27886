import { hallTerms } from '@venue/shared/venue/hall-terms.ts';

/** Days that a payment stays on the device after it was made and after the booked day. A hall's caution is due back within them. */
export const paymentRetentionDays = Math.max(30, hallTerms.cautionReturnDays);

/**
 * Days that an expired hold stays on the device. If the device's clock was days behind when the hall was booked and is corrected, a hold
 * that the venue still has looks expired.
 */
export const holdRetentionDays = 30;
