import * as z from 'zod';

const rate = z.number().positive().meta({ allowed: 'a number above 0' });

/** Nobody fetches rates: they are the owner's word, with their day. */
export const otherCurrencies = z.strictObject({
  on: z.iso.date().meta({ allowed: 'a date, YYYY-MM-DD' }).describe('The date of the rates'),
  naira: z
    .strictObject({
      gbp: z.optional(rate).describe('Naira per pound'),
      usd: z.optional(rate).describe('Naira per US dollar'),
      eur: z.optional(rate).describe('Naira per euro'),
      ghs: z.optional(rate).describe('Naira per cedi'),
    })
    .describe('How many naira one unit is worth; currencies left out are not offered'),
});
