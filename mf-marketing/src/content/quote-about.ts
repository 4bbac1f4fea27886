import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { SiteParts } from '@venue/shared/contract/site-parts.ts';

type QuotedPlace = SiteParts['mf-forms']['accepts']['quote']['values']['place'][number];

/** The form of a quote with its place filled in, in the form's own words. */
export function quoteAbout(place: QuotedPlace): string {
  return `${addressOf('mf-forms/request-quote')}?${new URLSearchParams({ place })}`;
}
