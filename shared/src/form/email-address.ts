/** The longest valid address (RFC 5321). Checking 60 KB would take a browser 20 seconds. */
export const longestEmailAddress = 254;

/** What mail servers accept in practice; the top-level domain is letters, or `xn--…` for other scripts. */
const pattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/** Mistyped top-level domains and the intended ones. The card company refuses an address whose top-level domain does not exist. */
export const mistypedEndings: Readonly<Record<string, string>> = {
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
export function endingOf(address: string): string {
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
 * What is wrong with an e-mail address; undefined if it is valid. The same rule for every form, because the card company and the e-mail service
 * would refuse these addresses only after a hall is held.
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
