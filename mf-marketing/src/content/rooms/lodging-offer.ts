/** Where Book Now leads (FC-07, FC-12). */
type LodgingBooking =
  /** A booking page of this site, at its own lower rate: naira a night. */
  | { readonly kind: 'online'; readonly path: string; readonly rate: number }
  /** The external reservation site, or the quote form while none is configured (FC-08, D-02). */
  | { readonly kind: 'reservation-site' };

/** A room or an apartment. */
export type Lodging = {
  /** As the venue's document names it; links to its card on the page lead to `#key`. */
  readonly key: string;
  readonly name: string;
  /** Behind the stars, as far as the venue gave them: `3 bedrooms`, `Sleeps 2`. */
  readonly facts: readonly string[];
  /** What to see in it; nothing is said of one that has no words of its own here. */
  readonly text?: string;
  /** Naira a night, as listed. */
  readonly listed: number;
  /** Out of five. */
  readonly stars: number;
  readonly booking: LodgingBooking;
};

/** Naira that a night is paid with: the online rate where it is booked here, else the listed one. */
export function nightRate({ booking, listed }: Pick<Lodging, 'booking' | 'listed'>): number {
  return booking.kind === 'online' ? booking.rate : listed;
}
