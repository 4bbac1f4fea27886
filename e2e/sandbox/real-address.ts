import { z } from 'zod';

/** Ends that look like a domain's and are none: the card company checks that the end exists. */
const notDelegated: ReadonlySet<string> = new Set([
  'con',
  'cmo',
  'local',
  'localhost',
  'invalid',
  'internal',
]);

/** An e-mail address as strictly as the services read it; `error` in the words of the service. */
export function realAddress(error: string) {
  const isReal = (address: string) =>
    !notDelegated.has(address.slice(address.lastIndexOf('.') + 1).toLowerCase());
  const pattern = new RegExp(
    z.regexes.email.source.replace('[A-Za-z]{2,}$', '(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$'),
  );
  return z.email({ pattern, error }).refine(isReal, error);
}
