import { addressOf } from '@venue/shared/contract/address-of.ts';
import { contact } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';
import { color, layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { SocialLinks } from '@venue/shared/ui/social-links.tsx';
import { twoColumns } from '@venue/shared/ui/two-columns.ts';
import { services } from '../../content/services.ts';
import { useHost } from '../../host.ts';
import { BesideHeading } from '../../parts/beside-heading.tsx';
import { Section } from '../../parts/section.tsx';
import { ServiceIcon } from './service-icon.tsx';

const List = styled.ul`
  display: grid;
  ${twoColumns('7.5rem', layout.columnGap)}
  align-content: start;
  border-top: 4px double ${role.rule};
  ${media.up(900)} {
    grid-template-columns: 1fr;
  }
`;

const Service = styled.li`
  display: grid;
  grid-template-columns: 28px 1fr;
  gap: 10px;
  align-items: center;
  min-height: 48px;
  border-bottom: 1px solid ${role.hairline};
  line-height: 1.25;
  &:first-child {
    grid-column: 1 / -1;
  }
  svg {
    width: 26px;
    height: 26px;
  }
  h3 {
    font: 600 1rem/1.25 var(--sans);
  }
  p {
    display: none;
  }
  ${media.up(900)} {
    grid-template-columns: 40px 1fr;
    gap: ${space[20]};
    min-height: 68px;
    svg {
      width: 34px;
      height: 34px;
    }
    div {
      display: grid;
      grid-template-columns: 5fr 6fr;
      column-gap: ${layout.columnGap};
      align-items: baseline;
    }
    h3 {
      font-size: 1.125rem;
    }
    p {
      display: block;
      color: ${role.text2};
    }
  }
`;

const Visit = styled.p`
  position: relative;
  padding: 14px 16px;
  border-left: 3px solid ${color.sanyan400};
  background: ${color.starch100};
  line-height: 1.45;
  a {
    font-weight: 600;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  ${media.up(900)} {
    margin-top: ${space[20]};
  }
`;

const Follow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
  align-items: center;
`;

const openDays = contact.officeHours.map(({ days }) => days).join(' and ');

/** The Facilities & Services list (HM-10), what stands in for a photograph until there is one, and the four channels (HM-03). */
export function ServiceList() {
  const { Link } = useHost();
  return (
    <Section>
      <BesideHeading
        title="Facilities & Services"
        intro={
          <>
            <Visit>
              The pictures are artist’s impressions.{' '}
              <Link to={addressOf('mf-forms/contact')}>Come and see the place</Link>, {openDays}.
            </Visit>
            <Follow>
              Or follow the house: <SocialLinks />
            </Follow>
          </>
        }
      >
        <List>
          {services.map(({ id, name, text }) => (
            <Service key={id}>
              <ServiceIcon of={id} />
              <div>
                <Heading level={3} look="h4">
                  {name}
                </Heading>
                <p>{text}</p>
              </div>
            </Service>
          ))}
        </List>
      </BesideHeading>
    </Section>
  );
}
