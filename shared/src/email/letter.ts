import { beforeAnswer } from './mail-template.ts';
import { brand, contact, mainPhone, whatsAppLink } from '../venue/contacts.ts';

/** A line of a message: `Phone: 0803 123 4567`. */
export type LetterLine = { label: string; value: string };

/** The values as a readable message, without empty ones. */
export function letterOf(subject: string, lines: readonly LetterLine[]): string {
  const filled = lines.filter(({ value }) => value.trim() !== '');
  const text = filled.map(({ label, value }) => `${beforeAnswer(label)} ${value.trim()}`);
  return [`${subject} (${brand.name})`, ...text].join('\n');
}

/** Encodes a text for an address. Text fields may contain lone surrogates, which `encodeURIComponent` refuses. */
export function inAddress(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}

/** Links that send the same message without the e-mail service (B2). */
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
