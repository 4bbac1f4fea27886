import { beforeAnswer } from './mail-template.ts';
import { brand, contact, mainPhone, whatsAppLink } from '../venue/contacts.ts';

/** A line of a letter, as people read it: `Phone: 0803 123 4567`. */
export type LetterLine = { label: string; value: string };

/** What is filled in as a text that a person can read in a message; what is empty is left out. */
export function letterOf(subject: string, lines: readonly LetterLine[]): string {
  const filled = lines.filter(({ value }) => value.trim() !== '');
  const text = filled.map(({ label, value }) => `${beforeAnswer(label)} ${value.trim()}`);
  return [`${subject} (${brand.name})`, ...text].join('\n');
}

/** A text as a part of an address, which cannot hold half of a surrogate pair, as text fields can. */
export function inAddress(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}

/** Ways to send the same words without the e-mail service, already written out (B2). */
export function otherWays(
  subject: string,
  letter: string,
): { label: string; href: string; newTab: boolean }[] {
  const text = inAddress(letter);
  const number = mainPhone.replaceAll(/\D/g, '');
  return [
    { label: 'WhatsApp', href: `${whatsAppLink(mainPhone)}?text=${text}`, newTab: true },
    { label: 'SMS', href: `sms:+${number}?body=${text}`, newTab: false },
    {
      label: 'your own e-mail',
      href: `mailto:${contact.email}?subject=${inAddress(subject)}&body=${inAddress(letter.replaceAll('\n', '\r\n'))}`,
      newTab: false,
    },
  ];
}
