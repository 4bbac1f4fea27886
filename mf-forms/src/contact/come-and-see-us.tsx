import { media, space } from '@venue/shared/theme/tokens.ts';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { MapLink } from '@venue/shared/ui/map-link.tsx';
import { contact, region, street } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';

const Frame = styled.section`
  ${doubleLine}
  display: grid;
  gap: ${space[8]};
  align-content: start;
  padding-top: 16px;
  h2 + p {
    margin-bottom: ${space[4]};
  }
  ${media.up(900)} {
    padding-top: 28px;
  }
`;

const Mail = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 44px;
`;

/** The address, the e-mail, and the map of the page. */
export function ComeAndSeeUs() {
  return (
    <Frame>
      <Heading level={2} look="h3">
        Come and see us
      </Heading>
      <p>
        {street},
        <br />
        {region}
      </p>
      <Mail href={`mailto:${contact.email}`}>{contact.email}</Mail>
      <MapLink />
    </Frame>
  );
}
