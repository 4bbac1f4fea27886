import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { SiteParts } from '@venue/shared/contract/site-parts.ts';

type Quoted = SiteParts['mf-forms']['accepts']['quote']['values'];

/** What a quote can be asked for, in the form's own words. */
export type QuotedOccasion = Quoted['occasion'][number];

function quoteWith(values: Readonly<Record<string, string>>): string {
  return `${addressOf('mf-forms/request-quote')}?${new URLSearchParams(values)}`;
}

/** The form of a quote with its place filled in. */
export function quoteAbout(place: Quoted['place'][number]): string {
  return quoteWith({ place });
}

/** The form of a quote with its occasion filled in, and in the message what the form has no word for: `A naming`. */
export function quoteFor(occasion: QuotedOccasion, message?: string): string {
  return quoteWith({ occasion, ...(message !== undefined && { message }) });
}
