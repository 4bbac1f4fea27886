import { siteFacts } from '../contract/site-facts.ts';
import { counted } from '../words/counted.ts';
import type { Venue } from './venue-schema.ts';

/** The figures in the terms. Amounts in naira, times `HH:MM`. */
export const { hallTerms } = siteFacts().venue;

type RefundTerms = Pick<Venue['hallTerms'], 'refundBusinessDays' | 'refundLessPercent'>;

/** The rule and its exception in one sentence (D-43). */
export function depositRuleOf({ refundBusinessDays, refundLessPercent }: RefundTerms): string {
  return `The deposit is non-refundable, except that cancelling within ${counted(refundBusinessDays, 'business day')} of booking returns it less ${refundLessPercent}% of it.`;
}

/** The rule of today. */
export const depositRule: string = depositRuleOf(hallTerms);
