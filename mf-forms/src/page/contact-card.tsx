import { color, media, role, type } from '@venue/shared/theme/tokens.ts';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { mainPhone, telephoneLink, venue } from '@venue/shared/venue.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SideCard } from './side-card.tsx';

const Lines = styled.dl`
  display: grid;
`;

const Line = styled.div`
  padding-block: 12px;
  border-top: 1px solid ${color.hair};
  dt {
    ${type.small}
    color: ${role.text2};
  }
  dd {
    margin: 0;
  }
  &:last-child {
    padding-bottom: 0;
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

function Way(props: { name: string; children: ReactNode }) {
  return (
    <Line>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </Line>
  );
}

function NewTabLink(props: { href: string; children: ReactNode }) {
  return (
    <a href={props.href} target="_blank" rel="noopener">
      {props.children}
      <Icon name="newTab" />
      <VisuallyHidden>(opens a new tab)</VisuallyHidden>
    </a>
  );
}

/** Every other way to reach the venue (PG-01, P13). */
export function ContactCard() {
  return (
    <SideCard title="Reach a person">
      <Lines>
        <Way name="Telephone">
          {venue.phones.map((phone) => (
            <a key={phone} href={telephoneLink(phone)}>
              {phone}
            </a>
          ))}
        </Way>
        <Way name="WhatsApp">
          <NewTabLink href={`https://wa.me/${mainPhone.replaceAll(/\D/g, '')}`}>{mainPhone}</NewTabLink>
        </Way>
        <Way name="E-mail">
          <a href={`mailto:${venue.email}`}>{venue.email}</a>
        </Way>
        <Way name="Office hours, Lagos time">
          {venue.officeHours.split(', ').map((days) => (
            <p key={days}>{days}</p>
          ))}
        </Way>
        <Way name="Address">
          {venue.road}, {venue.region}
          <NewTabLink href={venue.mapUrl}>Open the map</NewTabLink>
        </Way>
      </Lines>
    </SideCard>
  );
}
