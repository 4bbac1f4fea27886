import { styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { Section } from '../../parts/section.tsx';
import { conferenceLayouts, drawnSeats } from '../../content/conference-plans.ts';
import { PlanDrawing } from '../../parts/plan/plan-drawing.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(1200)} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Layout = styled.li`
  svg {
    margin-bottom: ${space[12]};
  }
  p {
    margin-top: ${space[4]};
    color: ${role.text2};
  }
`;

const Seats = styled.span`
  display: block;
  font: 400 1rem/1.4 var(--sans);
  letter-spacing: 0;
  color: ${role.text2};
`;

/** The same floor four times, at one scale (FC-16). */
export function FourLayouts() {
  return (
    <Section>
      <Container>
        <SectionHead title="One floor, four settings.">
          All at one scale; each dot is a chair. The manager confirms your own plan with you.
        </SectionHead>
        <List>
          {conferenceLayouts.map(({ name, text, plan }) => (
            <Layout key={name}>
              <PlanDrawing plan={plan} label={`Plan of the conference hall, ${name.toLowerCase()}`} />
              <Heading level={3}>
                {name} <Seats>{drawnSeats(plan)}</Seats>
              </Heading>
              <p>{text}</p>
            </Layout>
          ))}
        </List>
      </Container>
    </Section>
  );
}
