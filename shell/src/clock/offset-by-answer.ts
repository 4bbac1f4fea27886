/** What an answer of the site says of the time, and when it was asked for and came by the device's clock (ms since the epoch). */
export type TimedAnswer = {
  askedAt: number;
  arrivedAt: number;
  /** The answer's `Date`. */
  date: string | null;
  /** Its `Age`: s that a cache on the way has kept it. */
  age: string | null;
};

/** A clock that is off by less, in ms, counts as right: no day or hold depends on it. */
const clockTolerance = 2 * 60_000;

/** When the answer was written, by the site's clock (ms since the epoch); undefined where it does not say. */
export function writtenAt({ date }: Pick<TimedAnswer, 'date'>): number | undefined {
  const written = Date.parse(date ?? '');
  return Number.isNaN(written) ? undefined : written;
}

/**
 * ms that the device's clock is behind, negative where it is ahead, as far as one answer proves it: it was written after
 * it was asked for, unless a cache had it, and before it arrived. 0 for a clock that counts as right; undefined where the
 * answer says no time.
 */
export function offsetByAnswer({ askedAt, arrivedAt, date, age }: TimedAnswer): number | undefined {
  const written = writtenAt({ date });
  if (written === undefined) return undefined;
  const kept = Math.max(0, Number(age) || 0) * 1000;
  const least = written - arrivedAt;
  // A `Date` leaves out what is less than a second.
  const most = written + 1000 + kept - askedAt;
  if (least > clockTolerance) return least;
  return most < -clockTolerance ? most : 0;
}
