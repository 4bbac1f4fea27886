import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { hiddenUntilParsed } from '@venue/shared/theme/styles.ts';
import { media, role, type } from '@venue/shared/theme/tokens.ts';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import {
  contact,
  mainPhone,
  officeHourLines,
  place,
  region,
  street,
  telephoneLink,
  whatsAppLink,
} from '@venue/shared/venue/contacts.ts';
import { RuledSection } from './ruled-section.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: baseline;
  padding-block: 8px;
  & + & {
    border-top: 1px solid ${role.hairline};
  }
  &:last-child {
    padding-bottom: 0;
  }
  dt {
    ${hiddenUntilParsed}
    flex: 0 1 6.5rem;
    ${type.small}
    color: ${role.text2};
  }
  dd {
    flex: 1 1 9.5rem;
    margin: 0;
  }
  a {
    display: flex;
    align-items: center;
    gap: 8px;
    width: fit-content;
    min-height: 44px;
    font-variant-numeric: tabular-nums;
    ${media.up(900)} {
      min-height: 34px;
    }
  }
`;

function ContactRow(props: { name: string; children: ReactNode }) {
  return (
    <Row>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </Row>
  );
}

function NewTabLink(props: { href: string; children: ReactNode }) {
  return (
    <a href={props.href} target="_blank" rel="noopener">
      {props.children}
      <Icon name="newTab" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </a>
  );
}

/** Every way to reach a person of the venue, beside a form (PG-01, P13). */
export function ContactCard() {
  return (
    <RuledSection title="Reach a person">
      <dl>
        <ContactRow name="Telephone">
          {contact.phones.map((phone) => (
            <a key={phone} href={telephoneLink(phone)} translate="no">
              {phone}
            </a>
          ))}
        </ContactRow>
        <ContactRow name="WhatsApp">
          <NewTabLink href={whatsAppLink(mainPhone)}>{mainPhone}</NewTabLink>
        </ContactRow>
        <ContactRow name="E-mail">
          <a href={`mailto:${contact.email}`} translate="no">
            {contact.email}
          </a>
        </ContactRow>
        <ContactRow name="Office hours, Lagos time">
          {officeHourLines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </ContactRow>
        <ContactRow name="Address">
          {street}, {region}
          <NewTabLink href={place.mapUrl}>Open the map</NewTabLink>
        </ContactRow>
      </dl>
    </RuledSection>
  );
}
