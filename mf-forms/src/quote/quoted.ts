/** What people ask a price for, by the names that links have for it: `?occasion=wedding`. */
export const quotedOccasions = {
  wedding: 'A wedding',
  birthday: 'A birthday or anniversary',
  family: 'Another family event',
  burial: 'A burial or remembrance',
  concert: 'A concert or show',
  conference: 'A conference or seminar',
  company: 'A company’s event',
  stay: 'A stay',
  other: 'Something else',
} as const;

/** Where, by the same kind of names: `?place=lounge`. */
export const quotedPlaces = {
  'event-hall': 'Event hall',
  'event-center': 'Event center',
  'conference-hall': 'Conference hall',
  'concert-space': 'Concert space',
  'night-club': 'Night club',
  lounge: 'Lounge',
  cafe: 'Cafe',
  cinema: 'Cinema',
  hotels: 'Hotel',
  apartments: 'Apartments',
  'on-the-move': 'On the move: car or photo booth',
} as const;

function named(words: Readonly<Record<string, string>>, name: string | null): string | undefined {
  return name !== null && Object.hasOwn(words, name) ? words[name] : undefined;
}

/** What the address of a link asks about, in the form's own words: words of strangers do not get into it. */
export function askedIn(query: string): { occasion?: string; place?: string } {
  const given = new URLSearchParams(query);
  const occasion = named(quotedOccasions, given.get('occasion'));
  const place = named(quotedPlaces, given.get('place'));
  return { ...(occasion !== undefined && { occasion }), ...(place !== undefined && { place }) };
}
