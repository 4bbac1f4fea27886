import type { LodgingFacts } from '@venue/shared/venue/venue-schema.ts';
import { lodgingFacts } from '@venue/shared/venue/lodging-facts.ts';
import type { Lodging } from './lodging-offer.ts';

/** What pages say of a room or an apartment besides its facts. */
export type LodgingLook = {
  readonly text: string;
  /** Its booking page on this site, if it has one. */
  readonly path?: string;
};

/**
 * A room or an apartment of the venue as pages show it; `everywhere` are facts of all of its kind. Without a booking page
 * or an online rate the desk books it.
 */
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
