import * as z from 'zod/mini';

/** Kept on the device: which versions it tries, as JSON. */
export const triesKey = 'developer-tries';

/** How long a version is tried, in ms: the live one then returns by itself. */
export const tryLasts = 60 * 60 * 1000;

/** More text than any list of tries has. */
const longest = 4000;

const remote = z.string().check(z.regex(/^mf-[a-z\d-]{1,40}$/));
const version = z.string().check(z.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[\w.]{1,40})*-[\da-f]{10}$/));
/** A server of one's own machine. */
const ownMachine = z.string().check(z.regex(/^http:\/\/(?:localhost|127\.0\.0\.1):\d{2,5}$/));

const trySchema = z.strictObject({
  remote,
  version,
  /** Origin of the server that has it; without one the site itself. */
  from: z.optional(ownMachine),
  /** When the live version returns, in ms since the epoch. */
  until: z.number(),
});

/** One remote's version that this device shows in place of the live one. */
export type Try = z.infer<typeof trySchema>;

const triesSchema = z.array(trySchema).check(z.maxLength(20));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What is kept on the device, as far as it may stand there: one damaged entry makes all of it worthless. What is over, or would
 * last longer than anything can that was asked for by now, is left out; of two tries of one remote, both are.
 */
export function readTries(text: string | null, now: number): Try[] {
  if (text === null || text.length > longest) return [];
  const { data = [] } = triesSchema.safeParse(parsed(text));
  const timely = data.filter(({ until }) => until > now && until <= now + tryLasts);
  return timely.filter((one) => timely.every((other) => other === one || other.remote !== one.remote));
}

/** The tries with one more, which replaces another one of its remote. */
export function withTry(tries: readonly Try[], wanted: Omit<Try, 'until'>, now: number): Try[] {
  return [...tries.filter((one) => one.remote !== wanted.remote), { ...wanted, until: now + tryLasts }];
}
