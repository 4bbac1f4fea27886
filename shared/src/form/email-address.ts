/** The longest valid address (RFC 5321). Checking 60 KB would take a browser 20 seconds. */
export const longestEmailAddress = 254;

/** What mail servers accept in practice; the top-level domain is letters, or `xn--…` for other scripts. */
const pattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/**
 * Mistyped top-level domains and the intended ones. The card company refuses an address whose top-level
 * domain does not exist.
 */
const mistypedEndings: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  coom: 'com',
  comn: 'com',
  vom: 'com',
  xom: 'com',
  cpm: 'com',
  c0m: 'com',
  ner: 'net',
  nte: 'net',
  rog: 'org',
  ogr: 'org',
};

/** Reserved for private networks (RFC 6761, RFC 6762), so they cannot receive mail. */
const privateEndings: ReadonlySet<string> = new Set(['local', 'localhost', 'internal', 'lan', 'invalid']);

/** The top-level domain in lower case. */
function endingOf(address: string): string {
  return address.slice(address.lastIndexOf('.') + 1).toLowerCase();
}

type Fault = { isIn: (address: string) => boolean; text: (address: string) => string };

const notInAddresses = /[^\x21-\x7E]/u;

function invalidCharacterText(address: string): string {
  const [character = ''] = notInAddresses.exec(address) ?? [];
  if (/[\p{C}\p{Z}]/u.test(character)) return 'The e-mail address contains an invisible character';
  return `“${character}” cannot be used in an e-mail address`;
}

/** The first that applies is shown. */
const faults: readonly Fault[] = [
  {
    isIn: (address) => /@.*[\s,;/].*@/.test(address),
    text: () => 'Enter one e-mail address only',
  },
  {
    isIn: (address) => address.split('@').length > 2,
    text: () => 'The e-mail address has more than one @',
  },
  {
    isIn: (address) => /^mailto:|[<>()"[\]]/i.test(address),
    text: () => 'Enter only the e-mail address, without a name or brackets',
  },
  {
    isIn: (address) => !address.includes('@'),
    text: () => 'An e-mail address needs an @, as in name@example.com',
  },
  { isIn: (address) => /\s/.test(address), text: () => 'An e-mail address has no spaces' },
  {
    isIn: (address) => /[,;:]$/.test(address),
    text: (address) => `Remove the “${address.at(-1)}” at the end`,
  },
  { isIn: (address) => address.includes(','), text: () => 'There is a comma in the e-mail address' },
  { isIn: (address) => notInAddresses.test(address), text: invalidCharacterText },
  { isIn: (address) => address.endsWith('.'), text: () => 'Remove the full stop at the end' },
  {
    isIn: (address) => address.includes('..'),
    text: () => 'The e-mail address has two full stops in a row',
  },
  {
    isIn: (address) => /^\.|\.@|@\./.test(address),
    text: () => 'The e-mail address has a full stop in the wrong place',
  },
  {
    isIn: (address) => /@[^.]+$/.test(address),
    text: () => 'The end of the e-mail address is missing, such as .com',
  },
  {
    isIn: (address) => endingOf(address) in mistypedEndings || privateEndings.has(endingOf(address)),
    text: (address) => `No e-mail address ends in .${endingOf(address)}`,
  },
];

/**
 * What is wrong with an e-mail address; undefined if it is valid. The same rule for every form, because the
 * card company and the e-mail service would refuse these addresses only after a hall is held.
 */
export function emailProblem(typed: string): string | undefined {
  const address = typed.trim();
  if (address.length > longestEmailAddress) {
    return `An e-mail address has at most ${longestEmailAddress} characters`;
  }
  const fault = faults.find(({ isIn }) => isIn(address));
  if (fault) return fault.text(address);
  return pattern.test(address) ? undefined : 'Enter a full e-mail address, such as name@example.com';
}

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
