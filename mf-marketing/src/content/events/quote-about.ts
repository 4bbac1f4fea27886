import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { SiteParts } from '@venue/shared/contract/site-parts.ts';

type Quoted = SiteParts['mf-forms']['accepts']['quote']['values'];

export type Occasion = Quoted['occasion'][number];

export type Seating = Quoted['layout'][number];

function quoteWith(values: Readonly<Record<string, string>>): string {
  return `${addressOf('mf-forms/request-quote')}?${new URLSearchParams(values)}`;
}

/** The quote form with the place filled in; the values are the form’s own options. */
export function quoteAbout(place: Quoted['place'][number]): string {
  return quoteWith({ place });
}

export function quoteAboutSeating(place: Quoted['place'][number], layout: Seating): string {
  return quoteWith({ place, layout });
}

export function quoteForGuests(guests: number): string {
  return quoteWith({ estimatedGuests: String(guests) });
}

export function quoteFor(occasion: Occasion): string {
  return quoteWith({ occasion });
}
