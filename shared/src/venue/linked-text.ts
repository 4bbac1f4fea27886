import { contact, telephoneLink } from './contacts.ts';

/** A stretch of a sentence, with where it leads if it is an address. */
export type TextPart = { words: string; href?: string };

const addresses: readonly (readonly [words: string, href: string])[] = [
  [contact.email, `mailto:${contact.email}`],
  ...contact.phones.map((phone) => [phone, telephoneLink(phone)] as const),
  ['ndpc.gov.ng', 'https://ndpc.gov.ng'],
];

/** A sentence cut where an address stands in it that can be pressed. */
export function linkedText(text: string): readonly TextPart[] {
  const [first] = addresses
    .map(([words, href]) => ({ words, href, at: text.indexOf(words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  if (!first) return text === '' ? [] : [{ words: text }];
  const { words, href, at } = first;
  return [{ words: text.slice(0, at) }, { words, href }, ...linkedText(text.slice(at + words.length))];
}
