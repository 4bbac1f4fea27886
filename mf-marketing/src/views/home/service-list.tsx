import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, role, space, type } from '@venue/shared/theme/tokens.ts';
import { InnerColumns } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { NamedList } from '@venue/shared/ui/named-list.tsx';
import { SocialLinks } from '@venue/shared/ui/social-links.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { socialLinks } from '@venue/shared/venue/contacts.ts';
import { powerSupply, services } from '../../content/home/home.ts';
import { useHost } from '../../host.ts';
import { HeadedSection } from '../../sections/headed-section.tsx';

const PowerSupply = styled.div`
  b {
    ${type.stat}
    display: block;
    margin-bottom: ${space[8]};
    color: ${role.accent};
    font-variant-numeric: lining-nums;
  }
`;

/** The invitation to visit, and the social channels. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[32]};
  align-items: center;
  justify-content: space-between;
  margin-top: ${space[32]};
  padding: ${space[12]} ${space[20]};
  background: ${color.starch100};
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[12]};
    align-items: center;
  }
`;

/** HM-10, and the social channels (HM-03). */
export function ServiceList() {
  const { Link } = useHost();
  return (
    <HeadedSection title="Facilities & Services" short>
      <InnerColumns $first={4}>
        <PowerSupply>
          <Heading level={3} look="h4">
            <b>{powerSupply.figure} </b>
            {powerSupply.name}
          </Heading>
          <Muted>{powerSupply.text}</Muted>
        </PowerSupply>
        <NamedList of={services} columns="short" />
      </InnerColumns>
      <Foot>
        <p>
          <Link to={addressOf('mf-forms/visit')}>Come and see it first</Link>, in office hours.
        </p>
        {socialLinks.length > 0 && (
          <div>
            Follow us: <SocialLinks />
          </div>
        )}
      </Foot>
    </HeadedSection>
  );
}
