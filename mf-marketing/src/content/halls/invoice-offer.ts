import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { counted } from '@venue/shared/words/counted.ts';

/** What who checks a date of a hall gets, on every page that ends in that. */
export const invoiceOffer = `Choose a hall and a date. If the day is free, you get an invoice with every sum, valid for ${counted(hallTerms.invoiceValidHours, 'hour')}.`;
