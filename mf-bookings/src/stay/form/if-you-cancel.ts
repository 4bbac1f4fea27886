import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import type { Place } from '../booking/places.ts';

/** The venue's cancellation rule, if it has set one. */
export function cancellationOf({ unit }: Pick<Place, 'unit'>): string | undefined {
  const { stayTerms, concertTerms } = siteFacts().venue;
  return unit === 'night' ? stayTerms?.cancellation : concertTerms?.cancellation;
}

/** The venue's cancellation rule in a sentence; without one, nothing is promised. */
export function ifYouCancel(cancellation: string | undefined): string {
  return `If you cancel: ${cancellation ?? 'ask reception what we would refund before you pay.'}`;
}
