import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { SiteParts } from '@venue/shared/contract/site-parts.ts';

type Quoted = SiteParts['mf-forms']['accepts']['quote']['values'];

/** What the form of a quote can be about. */
export type Occasion = Quoted['occasion'][number];

/** How the seats of a place that is quoted may stand. */
export type Seating = Quoted['layout'][number];

function quoteWith(values: Readonly<Record<string, string>>): string {
  return `${addressOf('mf-forms/request-quote')}?${new URLSearchParams(values)}`;
}

/** The form of a quote with its place filled in, in the form's own words. */
export function quoteAbout(place: Quoted['place'][number]): string {
  return quoteWith({ place });
}

/** The same with its seating. */
export function quoteAboutSeating(place: Quoted['place'][number], layout: Seating): string {
  return quoteWith({ place, layout });
}

/** The same with how many are coming, for more than a hall holds. */
export function quoteForGuests(guests: number): string {
  return quoteWith({ estimatedGuests: String(guests) });
}

/** The same with its occasion. */
export function quoteFor(occasion: Occasion): string {
  return quoteWith({ occasion });
}
