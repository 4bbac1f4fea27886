import { emailProblem, endingOf, mistypedEndings } from './email-address.ts';

/** Where most of our visitors have their mail: a domain that is one slip away from one of these was meant to be it. */
const usual = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'yahoo.co.uk',
  'hotmail.co.uk',
  'googlemail.com',
  'rocketmail.com',
  'protonmail.com',
] as const;

/** Also providers, and one slip away from those. */
const alsoReal: ReadonlySet<string> = new Set(['ymail.com', 'mail.com', 'email.com']);

/** Whether one letter is wrong, missing or too many, or two neighbours are swapped. */
function isOneSlipAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length < 2 && right.length < 2) return true;
  return left.length === 2 && left === `${right[1]}${right[0]}`;
}

/** `gmail` of `gmail.com`. */
function nameOf(domain: string): string {
  return domain.slice(0, domain.indexOf('.'));
}

/** The domain that was meant; the same where nothing is known of a slip. */
function meantDomain(typed: string): string {
  const ending = endingOf(typed);
  const meantEnding = mistypedEndings[ending];
  const domain = meantEnding === undefined ? typed : `${typed.slice(0, -ending.length)}${meantEnding}`;
  if (usual.some((known) => known === domain) || alsoReal.has(domain)) return domain;
  if (!domain.includes('.')) return usual.find((known) => isOneSlipAway(nameOf(known), domain)) ?? domain;
  return usual.find((known) => isOneSlipAway(known, domain)) ?? domain;
}

/** The address alone, without what was pasted or typed around it and between. */
function withoutLitter(typed: string): string {
  const inBrackets = /<([^<>]*)>/.exec(typed)?.[1] ?? typed;
  return (
    inBrackets
      // Full-width letters and signs become the usual ones.
      .normalize('NFKC')
      .replaceAll(/[\s\p{C}"()[\]]/gu, '')
      .replace(/^mailto:([^?]*).*$/i, '$1')
      .replaceAll(/[‘’ʼ´]/g, "'")
      .replaceAll(/[,;]/g, '.')
      .replaceAll(/\.{2,}/g, '.')
      .replaceAll(/^[.:]+|[.:]+$/g, '')
      .replaceAll(/\.?@\.?/g, '@')
  );
}

/** The two sides of the one @ that an address has. */
function sidesOf(address: string): { local: string; domain: string } | undefined {
  const [local, domain, ...more] = address.split('@');
  return local && domain && more.length === 0 ? { local, domain } : undefined;
}

/** The e-mail address that was probably meant, where a usual slip is in the one that was typed. */
export function meantEmail(typed: string): string | undefined {
  const address = typed.trim();
  const sides = sidesOf(withoutLitter(address));
  if (!sides) return undefined;
  const { local, domain } = sides;
  const small = domain.toLowerCase();
  const meant = meantDomain(small);
  // Capitals are no slip.
  const mended = `${local}@${meant === small ? domain : meant}`;
  return mended !== address && emailProblem(mended) === undefined ? mended : undefined;
}
