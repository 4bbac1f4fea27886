import * as z from 'zod';
import { merged } from './merged.ts';
import { specifiedVenue } from './specified-venue.ts';

const renamed = z.looseObject({
  brand: z.looseObject({ name: z.string(), meaning: z.optional(z.undefined()) }),
});

/** The specified venue with what a document says of its own. A name of its own does not keep the specified one's meaning. */
export function venueWith(own: unknown): unknown {
  const base = renamed.safeParse(own).success
    ? merged(specifiedVenue, { brand: { meaning: null } })
    : specifiedVenue;
  return merged(base, own);
}
