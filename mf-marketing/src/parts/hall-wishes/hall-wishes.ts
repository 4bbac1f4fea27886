import type { useHost } from '../../host.ts';

type MarketingHost = ReturnType<typeof useHost>;

/** What the visitor chose so far for the booking of a hall. */
export function hallWishes({ handover }: MarketingHost) {
  return handover('mf-bookings/hall-wishes');
}
export type HallWishes = ReturnType<typeof hallWishes>;

/** Fields by which forms of this page and the booking form agree on the when. */
export const whenFields = ['eventDate', 'startTime', 'endTime'] as const;
