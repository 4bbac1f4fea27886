import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { SiteParts } from '@venue/shared/contract/site-parts.ts';

type VisitedPlace = SiteParts['mf-forms']['accepts']['visit']['values']['places'][number];

/** What a link to the form of a visit says, wherever it stands. */
export const visitTitle = 'Come and see it first';

/** The form of a visit with that place ticked. */
export function visitTo(place: VisitedPlace): string {
  return `${addressOf('mf-forms/visit')}?${new URLSearchParams({ places: place })}`;
}
