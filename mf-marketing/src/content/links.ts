import { addressOf } from '@venue/shared/contract/address-of.ts';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { SiteParts } from '@venue/shared/contract/site-parts.ts';

/** A link; `hiddenText` completes its title for screen readers: `in a hall`. */
export type PageLink = { readonly title: string; readonly hiddenText?: string; readonly path: string };

/** The address of a page named in a content file. Compose refuses names that no live remote declares. */
export function addressOfPage(name: string): string {
  const page = siteFacts().pages.find(({ view }) => view === name);
  if (!page) throw new Error(`a content file links to “${name}”, which is not a page`);
  return page.address;
}

/** The address of a page with these values for its form; in the address, so that a new tab has them too. */
export function addressWith(path: string, values: Readonly<Record<string, string | number>>): string {
  const query = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
}

/** The booking form with that hall chosen. */
export function bookHall(hall: string): string {
  return addressWith(addressOf('mf-bookings/hall-booking'), { hall });
}

/** `hiddenText`: `for weddings`. */
export function requestAQuote(
  hiddenText: string,
  path: string = addressOf('mf-forms/request-quote'),
): PageLink {
  return { title: 'Request a quote', hiddenText, path };
}

type Quoted = SiteParts['mf-forms']['accepts']['quote']['values'];

export type Occasion = Quoted['occasion'][number];

export type Seating = Quoted['layout'][number];

export type QuotedPlace = Quoted['place'][number];

type QuoteValues = {
  place?: QuotedPlace;
  layout?: Seating;
  occasion?: Occasion;
  estimatedGuests?: string | number;
  eventDate?: string;
};

/** The quote form with these fields filled in. */
export function quoteWith(values: QuoteValues): string {
  return addressWith(addressOf('mf-forms/request-quote'), values);
}

type VisitedPlace = SiteParts['mf-forms']['accepts']['visit']['values']['places'][number];

export const visitTitle = 'Come and see it first';

/** The visit form with the place ticked. */
export function visitTo(place: VisitedPlace): string {
  return addressWith(addressOf('mf-forms/visit'), { places: place });
}
