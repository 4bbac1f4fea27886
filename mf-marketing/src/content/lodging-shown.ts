import type { LodgingFacts } from '@venue/shared/venue/venue-schema.ts';
import { counted } from '@venue/shared/words/counted.ts';
import type { PictureRecord } from '../media/picture-record.ts';
import type { Lodging } from './lodging.ts';

/** What pages show of a room or an apartment besides its facts. */
export type LodgingLook = {
  readonly text?: string;
  readonly image: PictureRecord;
  /** Its booking page on this site, if it has one. */
  readonly path?: string;
};

/** A room or an apartment of the venue as pages show it. Without a booking page or an online rate the desk books it. */
export function lodgingShown(facts: LodgingFacts, { text, image, path }: LodgingLook): Lodging {
  const { name, bedrooms, listedRate, onlineRate, stars } = facts;
  const booking: Lodging['booking'] =
    path !== undefined && onlineRate !== undefined
      ? { kind: 'online', path, rate: onlineRate }
      : { kind: 'reservation-site' };
  const shown: Lodging = { name, listed: listedRate, stars, image, booking };
  return Object.assign(
    shown,
    bedrooms !== undefined && { size: counted(bedrooms, 'bedroom') },
    text !== undefined && { text },
  );
}
