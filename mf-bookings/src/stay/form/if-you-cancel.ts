import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { Place } from '../booking/places.ts';

/** The venue's rule of cancelling a paid night or day; undefined where it has set none. */
export function cancellationOf({ unit }: Pick<Place, 'unit'>): string | undefined {
  const { stayTerms, concertTerms } = siteFacts().venue;
  return unit === 'night' ? stayTerms?.cancellation : concertTerms?.cancellation;
}

/** What comes back of the money: the venue's own rule of cancelling, or that there is none to read, so nothing is promised. */
export function ifYouCancel(cancellation: string | undefined): string {
  return `If you cancel: ${cancellation ?? 'ask reception what would be refunded, before you pay.'}`;
}
