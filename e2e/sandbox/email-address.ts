import * as z from 'zod';

/** Endings that look like a domain's but do not exist. The card company checks that. */
const notDelegated: ReadonlySet<string> = new Set([
  'con',
  'cmo',
  'local',
  'localhost',
  'invalid',
  'internal',
]);

/** An e-mail address, checked as strictly as the services do; `error` is the service's message. */
export function emailAddress(error: string) {
  const isReal = (address: string) =>
    !notDelegated.has(address.slice(address.lastIndexOf('.') + 1).toLowerCase());
  const pattern = new RegExp(
    z.regexes.email.source.replace('[A-Za-z]{2,}$', '(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$'),
  );
  return z.email({ pattern, error }).refine(isReal, error);
}
