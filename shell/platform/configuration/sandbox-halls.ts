import * as z from 'zod';
import type { SiteDocument } from './chosen-document.ts';

const ownHalls = z.object({
  venue: z.object({
    halls: z.array(
      z.object({ id: z.int(), name: z.string(), rental: z.number(), listed: z.object({ to: z.number() }) }),
    ),
  }),
});

/** A configuration's own halls, in the format of `SANDBOX_HALLS`. */
export function sandboxHalls({ content }: SiteDocument): string | undefined {
  const own = ownHalls.safeParse(content);
  return (
    own.data &&
    JSON.stringify(
      own.data.venue.halls.map(({ id, name, rental, listed }) => ({
        roomTypeId: id,
        roomType: name,
        rate: rental,
        guests: listed.to,
      })),
    )
  );
}
