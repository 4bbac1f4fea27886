/** No e-mail address is longer (RFC 5321), and the browser's own check of 60 KB takes it 20 seconds. */
export const longestEmailAddress = 254;

/** Before the @ and after it what mail servers take in practice; the end is letters, or a name of another script as `xn--…`. */
const pattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/** Ends that no domain has, and the one that was meant. The card company refuses an address whose end does not exist. */
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

/** Set aside for use inside of a house (RFC 6761, RFC 6762): no mail goes there from outside. */
const privateEndings: ReadonlySet<string> = new Set(['local', 'localhost', 'internal', 'lan', 'invalid']);

/** What follows the last full stop after the @, in small letters. */
export function endingOf(address: string): string {
  return address.slice(address.lastIndexOf('.') + 1).toLowerCase();
}

type Fault = { isIn: (address: string) => boolean; text: (address: string) => string };

const notInAddresses = /[^\x21-\x7E]/u;

function strangerText(address: string): string {
  const [stranger = ''] = notInAddresses.exec(address) ?? [];
  if (/[\p{C}\p{Z}]/u.test(stranger)) return 'The e-mail address contains an invisible character';
  return `“${stranger}” cannot be used in an e-mail address`;
}

/** In the order in which they are told: the first that is there says most. */
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
  { isIn: (address) => notInAddresses.test(address), text: strangerText },
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
 * What is wrong with an e-mail address, in one sentence about it; undefined where mail can go to it. One rule for every form:
 * the card company and the e-mail service refuse what is refused here, and by then a hall would be held.
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
