import { lodgingFacts } from '@venue/shared/venue/lodging.ts';
import type { LodgingFacts } from '@venue/shared/venue/venue-schema.ts';

/** Where Book Now leads (FC-07, FC-12). */
type LodgingBooking =
  /** A booking page of this site; `rate` in naira a night, lower than the listed one. */
  | { readonly kind: 'online'; readonly path: string; readonly rate: number }
  /** The external reservation site, or the quote form if none is configured (FC-08, D-02). */
  | { readonly kind: 'reservation-site' };

/** A room or an apartment. */
export type Lodging = {
  /** From the venue’s document; also the anchor of its card on the page. */
  readonly key: string;
  readonly name: string;
  /** As far as the venue gave them: `3 bedrooms`, `Sleeps 2`. */
  readonly facts: readonly string[];
  /** Undefined for a room that this site does not know yet. */
  readonly text?: string;
  /** Naira a night, as listed. */
  readonly listed: number;
  /** Out of five. */
  readonly stars: number;
  readonly booking: LodgingBooking;
};

/** Naira a night: the online rate if it can be booked here, otherwise the listed one. */
export function nightRate({ booking, listed }: Pick<Lodging, 'booking' | 'listed'>): number {
  return booking.kind === 'online' ? booking.rate : listed;
}

/** What pages say about a room or an apartment beyond the venue’s document. */
export type LodgingDescription = {
  readonly text: string;
  /** Its booking page on this site, if it has one. */
  readonly path?: string;
};

/** `everywhere` are facts that all of its kind share. Only a room with a booking page and an online rate can be booked here. */
export function lodgingFrom(
  facts: LodgingFacts,
  description: LodgingDescription | undefined,
  everywhere: readonly string[] = [],
): Lodging {
  const { key, name, listedRate, onlineRate, stars } = facts;
  const path = description?.path;
  const booking: Lodging['booking'] =
    path !== undefined && onlineRate !== undefined
      ? { kind: 'online', path, rate: onlineRate }
      : { kind: 'reservation-site' };
  const lodging = {
    key,
    name,
    facts: [...lodgingFacts(facts), ...everywhere],
    listed: listedRate,
    stars,
    booking,
  };
  return description ? { ...lodging, text: description.text } : lodging;
}
