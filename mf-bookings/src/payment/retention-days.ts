// Apart, because the pages that name them need nothing else of payments.
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';

/** Days for which the record of a payment outlives what was paid, and the payment: a hall's caution falls due back in that time. */
export const retentionDays = Math.max(30, hallTerms.cautionReturnDays);
