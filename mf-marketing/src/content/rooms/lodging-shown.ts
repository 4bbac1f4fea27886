import type { LodgingFacts } from '@venue/shared/venue/venue-schema.ts';
import { lodgingFacts } from '@venue/shared/venue/lodging-facts.ts';
import type { Lodging } from './lodging-offer.ts';

/** What pages say about a room or an apartment beyond the venue’s document. */
export type LodgingLook = {
  readonly text: string;
  /** Its booking page on this site, if it has one. */
  readonly path?: string;
};

/** `everywhere` are facts that all of its kind share. Only a room with a booking page and an online rate can be booked here. */
export function lodgingShown(
  facts: LodgingFacts,
  look: LodgingLook | undefined,
  everywhere: readonly string[] = [],
): Lodging {
  const { key, name, listedRate, onlineRate, stars } = facts;
  const path = look?.path;
  const booking: Lodging['booking'] =
    path !== undefined && onlineRate !== undefined
      ? { kind: 'online', path, rate: onlineRate }
      : { kind: 'reservation-site' };
  const shown = {
    key,
    name,
    facts: [...lodgingFacts(facts), ...everywhere],
    listed: listedRate,
    stars,
    booking,
  };
  return look ? { ...shown, text: look.text } : shown;
}
