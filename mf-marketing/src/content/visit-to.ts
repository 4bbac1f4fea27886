import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { SiteParts } from '@venue/shared/contract/site-parts.ts';

type VisitedPlace = SiteParts['mf-forms']['accepts']['visit']['values']['places'][number];

export const visitTitle = 'Come and see it first';

/** The visit form with the place ticked. */
export function visitTo(place: VisitedPlace): string {
  return `${addressOf('mf-forms/visit')}?${new URLSearchParams({ places: place })}`;
}
