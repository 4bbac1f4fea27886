import { inAddress } from './letter.ts';
import { contact, mainPhone, whatsAppLink } from '../venue/contacts.ts';
import { Fragment } from 'react';
import { styled } from 'styled-components';

/** Links that send the same message without the e-mail service. */
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

const Way = styled.a`
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
export function OtherWays(props: { subject: string; letter: string }) {
  const ways = otherWays(props.subject, props.letter);
  return (
    <p>
      Or send the same message by{' '}
      {ways.map((way, index) => (
        <Fragment key={way.label}>
          {separator(index, ways.length)}
          <Way href={way.href} {...(way.newTab ? { target: '_blank', rel: 'noopener' } : {})}>
            {way.label}
          </Way>
        </Fragment>
      ))}
      .
    </p>
  );
}
