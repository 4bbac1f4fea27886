import { addressOf } from '@venue/shared/contract/address-of.ts';
import { styled } from 'styled-components';
import { color, layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { SocialLinks } from '@venue/shared/ui/social-links.tsx';
import { twoColumns } from '@venue/shared/ui/two-columns.ts';
import { services } from '../../content/services.ts';
import { useHost } from '../../host.ts';
import { Section } from '../../parts/section.tsx';
import { ServiceIcon } from './service-icon.tsx';

const Band = styled(Section)`
  ${media.up(900)} {
    padding-block: 52px;
  }
`;

const Title = styled(Heading)`
  margin-bottom: ${space[20]};
`;

const Foot = styled.div`
  display: grid;
  gap: ${space[12]};
  margin-top: ${space[20]};
  ${media.up(900)} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[32]};
    align-items: center;
    margin-top: ${space[32]};
  }
`;

/** One strip of five. */
const List = styled.ul`
  display: grid;
  ${twoColumns('7.5rem', layout.columnGap)}
  ${media.up(900)} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

const Service = styled.li`
  display: grid;
  grid-template-columns: 28px 1fr;
  gap: 10px;
  align-items: center;
  min-height: 48px;
  border-top: 1px solid ${role.hairline};
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
    grid-template: auto 1fr / 1fr;
    gap: ${space[12]};
    align-items: start;
    padding-top: ${space[20]};
    &:first-child {
      grid-column: auto;
    }
    svg {
      width: 34px;
      height: 34px;
    }
    p {
      display: block;
      margin-top: ${space[8]};
      ${type.small}
      color: ${role.text2};
    }
  }
`;

const Visit = styled.p`
  position: relative;
  padding: 10px 16px;
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
`;

const Follow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
  align-items: center;
`;

/** The Facilities & Services list (HM-10), what stands in for a photograph until there is one, and the four channels (HM-03). */
export function ServiceList() {
  const { Link } = useHost();
  return (
    <Band>
      <Container>
        <Title level={2}>Facilities & Services</Title>
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
        <Foot>
          <Visit>
            See it yourself. <Link to={addressOf('mf-forms/contact')}>Come and see the place</Link> in office
            hours.
          </Visit>
          <Follow>
            Follow us: <SocialLinks />
          </Follow>
        </Foot>
      </Container>
    </Band>
  );
}
