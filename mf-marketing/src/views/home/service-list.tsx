import { addressOf } from '@venue/shared/contract/address-of.ts';
import { styled } from 'styled-components';
import { color, layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { SocialLinks } from '@venue/shared/ui/social-links.tsx';
import { twoColumns } from '@venue/shared/ui/two-columns.ts';
import { services } from '../../content/home/services.ts';
import { useHost } from '../../host.ts';
import { Section } from '../../sections/section.tsx';

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

/** The first in large figures, and beside it the others, two in a row. */
const List = styled.ul`
  display: grid;
  ${twoColumns('9rem', layout.columnGap)}
  ${media.up(900)} {
    grid-template: auto auto / 2fr 1fr 1fr;
    row-gap: ${space[20]};
  }
`;

const Service = styled.li`
  padding-block: ${space[12]};
  border-top: 1px solid ${role.hairline};
  h3 {
    font: 600 1.0625rem/1.25 var(--sans);
  }
  p {
    ${type.small}
    margin-top: ${space[4]};
    color: ${role.text2};
  }
  &:first-child {
    grid-column: 1 / -1;
    b {
      ${type.stat}
      display: block;
      margin-bottom: ${space[8]};
      color: ${role.accent};
      font-variant-numeric: lining-nums;
    }
    ${media.up(900)} {
      grid-area: 1 / 1 / 3 / 2;
      b {
        font-size: 6rem;
      }
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
          {services.map(({ figure, name, text }) => (
            <Service key={name}>
              <Heading level={3} look="h4">
                {figure && <b>{figure} </b>}
                {name}
              </Heading>
              <p>{text}</p>
            </Service>
          ))}
        </List>
        <Foot>
          <Visit>
            See it yourself. <Link to={addressOf('mf-forms/visit')}>Come and see the place</Link> in office
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
