import { emailProblem, endingOf, mistypedEndings } from './email-address.ts';

/** The most common providers: a domain that is one typo away from one of these is corrected to it. */
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

/** Other providers that are one typo away from those. */
const alsoReal: ReadonlySet<string> = new Set(['ymail.com', 'mail.com', 'email.com']);

/** One letter is wrong, missing or added, or two neighbours are swapped. */
function isOneTypoAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length < 2 && right.length < 2) return true;
  return left.length === 2 && left === `${right[1]}${right[0]}`;
}

/** `gmail` for `gmail.com`. */
function nameOf(domain: string): string {
  return domain.slice(0, domain.indexOf('.'));
}

/** The domain that was probably meant, or the same domain. */
function suggestedDomain(typed: string): string {
  const ending = endingOf(typed);
  const meantEnding = mistypedEndings[ending];
  const domain = meantEnding === undefined ? typed : `${typed.slice(0, -ending.length)}${meantEnding}`;
  if (usual.some((known) => known === domain) || alsoReal.has(domain)) return domain;
  if (!domain.includes('.')) return usual.find((known) => isOneTypoAway(nameOf(known), domain)) ?? domain;
  return usual.find((known) => isOneTypoAway(known, domain)) ?? domain;
}

/** The address without what was pasted or typed around it or in between. */
function withoutClutter(typed: string): string {
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

function sidesOf(address: string): { local: string; domain: string } | undefined {
  const [local, domain, ...more] = address.split('@');
  return local && domain && more.length === 0 ? { local, domain } : undefined;
}

/** The address that was probably meant, if the typed one has a common typo. */
export function suggestedEmail(typed: string): string | undefined {
  const address = typed.trim();
  const sides = sidesOf(withoutClutter(address));
  if (!sides) return undefined;
  const { local, domain } = sides;
  const small = domain.toLowerCase();
  const meant = suggestedDomain(small);
  // Capitals are not a typo.
  const mended = `${local}@${meant === small ? domain : meant}`;
  return mended !== address && emailProblem(mended) === undefined ? mended : undefined;
}
