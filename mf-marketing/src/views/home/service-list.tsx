import { styled } from 'styled-components';
import { color, layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Section } from '@venue/shared/ui/section.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { services } from '../../content/services.ts';
import { ServiceIcon } from './service-icon.tsx';

const Frame = styled(Container)`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(900)} {
    grid-template-columns: 4fr 8fr;
  }
`;

const Intro = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
`;

const List = styled.ul`
  ${media.up(900)} {
    border-bottom: 1px solid ${color.sanyan400};
  }
`;

const Service = styled.li`
  display: grid;
  grid-template-columns: 44px 1fr;
  gap: 4px 20px;
  align-items: start;
  padding-block: 18px;
  border-top: 1px solid ${color.sanyan400};
  svg {
    grid-row: span 2;
  }
  p {
    grid-column: 2;
    color: ${role.text2};
  }
  ${media.up(900)} {
    grid-template-columns: 56px 240px 1fr;
    align-items: center;
    padding-block: 22px;
    svg {
      grid-row: auto;
    }
    p {
      grid-column: 3;
    }
  }
`;

/** The Facilities & Services list (HM-10). */
export function ServiceList() {
  return (
    <Section $ground="tint">
      <Frame>
        <Intro>
          <Heading level={2}>Facilities &amp; Services</Heading>
          <Muted>The dull things that decide whether a party is good.</Muted>
        </Intro>
        <List>
          {services.map(({ id, name, text }) => (
            <Service key={id}>
              <ServiceIcon of={id} />
              <Heading level={3} look="h4">
                {name}
              </Heading>
              <p>{text}</p>
            </Service>
          ))}
        </List>
      </Frame>
    </Section>
  );
}
