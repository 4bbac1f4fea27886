import { contact, telephoneLink } from '../venue/contacts.ts';

/** A piece of a sentence, with the link if it is an address. */
type TextPart = { text: string; href?: string };

const addresses: readonly (readonly [text: string, href: string])[] = [
  [contact.email, `mailto:${contact.email}`],
  ...contact.phones.map((phone) => [phone, telephoneLink(phone)] as const),
  ['ndpc.gov.ng', 'https://ndpc.gov.ng'],
];

/** Splits a sentence at the addresses that become links. */
export function linkedText(sentence: string): readonly TextPart[] {
  const [first] = addresses
    .map(([text, href]) => ({ text, href, at: sentence.indexOf(text) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  if (!first) return sentence === '' ? [] : [{ text: sentence }];
  const { text, href, at } = first;
  return [{ text: sentence.slice(0, at) }, { text, href }, ...linkedText(sentence.slice(at + text.length))];
}

/**
 * A sentence in which the venue's addresses and telephone numbers are links. If it can change, its element
 * needs a `key`, or translators keep showing the old text.
 */
export function LinkedText({ text: sentence }: { text: string }) {
  return linkedText(sentence).map(({ text, href }) =>
    href === undefined ? (
      text
    ) : (
      <a key={href} href={href} translate="no">
        {text}
      </a>
    ),
  );
}
