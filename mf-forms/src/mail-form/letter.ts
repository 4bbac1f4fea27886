import type { FieldValues } from '@venue/shared/form/field-values.ts';
import { brand, contact, mainPhone, whatsAppLink } from '@venue/shared/venue/contacts.ts';
import type { EmailFormSpec } from './email-form-spec.ts';

/** The filled-in fields as a text that a person can read in a message. */
export function composeLetter(spec: EmailFormSpec, values: FieldValues): string {
  const lines = spec.fields.flatMap(({ name, label }) => {
    const value = values[name]?.trim();
    return value ? [`${label}: ${value}`] : [];
  });
  return [`${spec.subject} (${brand.name})`, ...lines].join('\n');
}

/** An address cannot hold half of a surrogate pair, which text fields can. */
function inAddress(text: string): string {
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
