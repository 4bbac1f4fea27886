import { Fragment } from 'react';
import { styled } from 'styled-components';
import { contact, mainPhone, whatsAppLink } from '../venue/contacts.ts';
import { encodeText } from './message-text.ts';

/** Links that send the same message without the e-mail service. */
export function messageLinks(
  subject: string,
  text: string,
): { label: string; href: string; newTab: boolean }[] {
  const encoded = encodeText(text);
  const number = mainPhone.replaceAll(/\D/g, '');
  return [
    { label: 'WhatsApp', href: `${whatsAppLink(mainPhone)}?text=${encoded}`, newTab: true },
    { label: 'SMS', href: `sms:+${number}?body=${encoded}`, newTab: false },
    {
      label: 'your own e-mail',
      href: `mailto:${contact.email}?subject=${encodeText(subject)}&body=${encodeText(text.replaceAll('\n', '\r\n'))}`,
      newTab: false,
    },
  ];
}

const MessageLink = styled.a`
  display: inline-block;
  padding-block: 4px;
  font-weight: 600;
`;

/** The separator before an item: `a, b or c`. */
function separator(index: number, count: number): string {
  if (index === 0) return '';
  return index === count - 1 ? ' or ' : ', ';
}

/** Links that send a message without the e-mail service. */
export function MessageLinks(props: { subject: string; text: string }) {
  const links = messageLinks(props.subject, props.text);
  return (
    <p>
      Or send the same message by{' '}
      {links.map((link, index) => (
        <Fragment key={link.label}>
          {separator(index, links.length)}
          <MessageLink href={link.href} {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}>
            {link.label}
          </MessageLink>
        </Fragment>
      ))}
      .
    </p>
  );
}
