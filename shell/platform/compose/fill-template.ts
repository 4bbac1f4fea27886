import type { Venue } from '@venue/shared/venue/venue-schema.ts';

const placeholder = /\{([\w.]+)\}/g;

function factAt(venue: Venue, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([name]) => name === key)?.[1]
          : undefined,
      venue,
    );
}

/** Puts facts of the venue into a text: `{brand.slug}`, `{capacities.lounge} guests`. Throws where there is no such fact. */
export function fillTemplate(text: string, venue: Venue): string {
  return text.replace(placeholder, (_, path: string) => {
    const fact = factAt(venue, path);
    if (typeof fact === 'number') return fact.toLocaleString('en-NG');
    if (typeof fact === 'string') return fact;
    throw new Error(`“${text}” asks for {${path}}, which the venue's document does not have`);
  });
}
