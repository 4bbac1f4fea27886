import { styled } from 'styled-components';
import { paths } from '@venue/shared/paths.ts';
import { layout as frame, media, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { SectionHead } from '@venue/shared/ui/section-head.tsx';
import { Section } from '@venue/shared/ui/section.tsx';
import { hallPlan, hallPlanWords } from '../../content/hall-plans.ts';
import { useHost } from '../../host.ts';
import { PlanDrawing } from '../../parts/plan/plan-drawing.tsx';
import { countSeats } from '../../parts/plan/seating-plan.ts';

const Pair = styled.div`
  display: grid;
  gap: ${space[32]} ${frame.columnGap};
  ${media.up(900)} {
    grid-template-columns: 1fr 1fr;
  }
  figcaption {
    padding-top: 14px;
  }
`;

/** The phone bar carries the action on smaller screens. */
const Next = styled.div`
  display: none;
  ${media.up(900)} {
    display: flex;
    gap: ${space[32]};
    align-items: center;
    justify-content: space-between;
    margin-top: ${space[52]};
  }
`;

const settings = [
  { layout: 'banquet', name: 'Banquet' },
  { layout: 'theatre', name: 'Theatre' },
] as const;

/** The same floor twice, large enough to count. */
export function TwoSettings() {
  const { Link } = useHost();
  return (
    <Section $ground="indigo" aria-label="Banquet and theatre">
      <Container>
        <SectionHead title="One hall, two settings.">
          Ambali Hall as a banquet and as a theatre, seven hundred seats either way.
        </SectionHead>
        <Pair>
          {settings.map(({ layout, name }) => {
            const plan = hallPlan('ambali', layout);
            const words = `${hallPlanWords('ambali', layout)}, ${countSeats(plan.seats)} seated`;
            return (
              <figure key={layout}>
                <PlanDrawing plan={plan} label={`Plan of Ambali Hall, ${layout}`} />
                <figcaption>
                  <strong>{name}</strong>, {words}
                </figcaption>
              </figure>
            );
          })}
        </Pair>
        <Next>
          <p>Your own table plan is settled with the manager 30 days before the day.</p>
          <Button as={Link} to={paths.hallBooking} $look="brass">
            Check a date
          </Button>
        </Next>
      </Container>
    </Section>
  );
}
