import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
import { telephoneLink, venue } from '@venue/shared/venue.ts';

const Frame = styled.div`
  ${doubleLine}
  padding-top: ${space[20]};
`;

const Line = styled.div`
  padding-block: 14px;
  & + & {
    border-top: 1px solid ${role.hairline};
  }
  dt {
    ${type.small}
    color: ${role.text2};
  }
  a {
    display: flex;
    align-items: center;
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

/** Telephone, e-mail, hours and address of the office (FC-20). */
export function ContactDetails() {
  return (
    <Frame>
      <Heading level={3} look="h4">
        Or reach a person
      </Heading>
      <dl>
        <Way name="Telephone">
          {venue.phones.map((phone) => (
            <a key={phone} href={telephoneLink(phone)}>
              {phone}
            </a>
          ))}
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
        </Way>
      </dl>
    </Frame>
  );
}
