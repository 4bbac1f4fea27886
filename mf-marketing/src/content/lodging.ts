import type { PictureRecord } from '../media/picture-record.ts';

/** Where Book Now leads (FC-07, FC-12). */
type LodgingBooking =
  /** A booking page of this site, at its own lower rate: naira a night. */
  | { readonly kind: 'online'; readonly path: string; readonly rate: number }
  /** The external reservation site, or the quote form while none is configured (FC-08, D-02). */
  | { readonly kind: 'reservation-site' };

/** A room or an apartment. */
export type Lodging = {
  readonly name: string;
  /** Behind the stars: `3 bedrooms`. */
  readonly size?: string;
  /** What to see in it; nothing is said of one that has no words of its own here. */
  readonly text?: string;
  /** Naira a night, as listed. */
  readonly listed: number;
  /** Out of five. */
  readonly stars: number;
  readonly image: PictureRecord;
  readonly booking: LodgingBooking;
};
