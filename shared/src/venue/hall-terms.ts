import { siteFacts } from '../contract/site-facts.ts';

/** What the terms fix in numbers, for every page that prints or charges them. Sums in naira, times `HH:MM`. */
export const { hallTerms } = siteFacts().venue;

/** Rule and exception in one sentence, wherever money is spoken of (D-43). */
export const depositRule = `The deposit is non-refundable, except that cancelling within ${hallTerms.refundBusinessDays} business days of booking returns it less ${hallTerms.refundLessPercent}%.`;
