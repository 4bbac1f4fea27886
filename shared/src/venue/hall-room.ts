import type { Hall } from './venue-schema.ts';

/** What the venue says of how many a hall takes. */
export type Sized = Pick<Hall, 'listed' | 'inTerms'>;

/** List and terms disagree: the lower figure sits with ease, the higher one is the most (D-03). */
export function roomFor({ listed, inTerms }: Sized): {
  withEase: number;
  most: number;
} {
  return { withEase: Math.min(listed.to, inTerms), most: Math.max(listed.to, inTerms) };
}
