/** The time headers of a response, and when the device's clock says it was requested and arrived (ms since the epoch). */
export type TimedAnswer = {
  askedAt: number;
  arrivedAt: number;
  /** The `Date` header. */
  date: string | null;
  /** The `Age` header: seconds that it has been in a cache. */
  age: string | null;
};

/** A clock that is off by less (ms) counts as right: no date or hold depends on it. */
const clockTolerance = 2 * 60_000;

/** When the response was written, by the site's clock (ms since the epoch); undefined if it does not say. */
export function writtenAt({ date }: Pick<TimedAnswer, 'date'>): number | undefined {
  const written = Date.parse(date ?? '');
  return Number.isNaN(written) ? undefined : written;
}

/**
 * ms that the device's clock is behind (negative: ahead), as far as one response proves it: it was written before it arrived and, unless
 * it came from a cache, after it was requested. 0 for a clock that counts as right; undefined if the response has no time.
 */
export function offsetByAnswer({ askedAt, arrivedAt, date, age }: TimedAnswer): number | undefined {
  const written = writtenAt({ date });
  if (written === undefined) return undefined;
  const cachedFor = Math.max(0, Number(age) || 0) * 1000;
  const least = written - arrivedAt;
  // `Date` is in whole seconds.
  const most = written + 1000 + cachedFor - askedAt;
  if (least > clockTolerance) return least;
  return most < -clockTolerance ? most : 0;
}
