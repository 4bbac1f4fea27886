import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { SiteParts } from '@venue/shared/contract/site-parts.ts';

type Quoted = SiteParts['mf-forms']['accepts']['quote']['values'];

/** What a quote can be asked for, in the form's own words. */
export type QuotedOccasion = Quoted['occasion'][number];

function quoteWith(values: Readonly<Record<string, string>>, message?: string): string {
  const filled = new URLSearchParams({ ...values, ...(message !== undefined && { message }) });
  return `${addressOf('mf-forms/request-quote')}?${filled}`;
}

/** The form of a quote with its place filled in, and in the message how it shall be: `Classroom, 48 seats`. */
export function quoteAbout(place: Quoted['place'][number], message?: string): string {
  return quoteWith({ place }, message);
}

/** The form of a quote with its occasion filled in, and in the message what the form has no word for: `A naming`. */
export function quoteFor(occasion: QuotedOccasion, message?: string): string {
  return quoteWith({ occasion }, message);
}
