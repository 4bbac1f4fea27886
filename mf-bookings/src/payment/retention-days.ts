// In a file of its own: pages that only mention it load nothing else about payments.
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';

/** Days that a payment stays on the device after it was made and after the booked day. A hall's caution is due back within them. */
export const retentionDays = Math.max(30, hallTerms.cautionReturnDays);
