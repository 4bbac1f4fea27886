import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, role, space, surface } from '@venue/shared/theme/tokens.ts';
import { MapLink } from '@venue/shared/ui/area-map.tsx';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { contact, region, street } from '@venue/shared/venue/contacts.ts';
import { useHost } from '../host.ts';

const Frame = styled.section`
  display: grid;
  gap: ${space[12]};
  align-content: start;
  padding: 0 ${layout.gutter} ${layout.band};
  ${media.up(900)} {
    ${surface.dark}
    padding: 112px ${layout.outside} 44px calc(var(--between) / 2);
    border-left: 1px solid ${role.hairline};
  }
`;

const Mail = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 44px;
`;

const Visit = styled(Button)`
  justify-self: start;
`;

/** Address, e-mail, map and the link to book a visit. */
export function ComeAndSeeUs({ className }: { className?: string | undefined }) {
  const { Link } = useHost();
  return (
    <Frame className={className}>
      <Heading level={2} look="h3">
        Come and see us
      </Heading>
      <p>
        {street},
        <br />
        {region}
      </p>
      <Mail href={`mailto:${contact.email}`} translate="no">
        {contact.email}
      </Mail>
      <MapLink />
      <Visit as={Link} to={addressOf('mf-forms/visit')} $look="line">
        Come and see it first
      </Visit>
    </Frame>
  );
}
