import * as z from 'zod';

const rate = z.number().positive().meta({ allowed: 'a number above 0' });

/** Nobody fetches rates: they are the owner's word, with their day. */
export const otherCurrencies = z.strictObject({
  on: z.iso.date().meta({ allowed: 'a date, YYYY-MM-DD' }).describe('The day of the rates'),
  naira: z
    .strictObject({
      gbp: z.optional(rate).describe('Naira for a pound'),
      usd: z.optional(rate).describe('Naira for a US dollar'),
      eur: z.optional(rate).describe('Naira for a euro'),
      ghs: z.optional(rate).describe('Naira for a cedi'),
    })
    .describe('How many naira one of each is; a currency that is not given is not offered'),
});
