import { styled } from 'styled-components';
import { role, space, type } from '@venue/shared/theme/tokens.ts';
import { hallFrame, hallPlan, hallPlanWords } from '../../../content/hall-plans.ts';
import { PlanDrawing } from '../../../parts/plan/plan-drawing.tsx';
import { countSeats } from '../../../parts/plan/seating-plan.ts';
import type { Plan } from '../plan/plan.ts';

const Caption = styled.figcaption`
  ${type.small}
  padding-top: ${space[8]};
  color: ${role.text2};
`;

function words(people: number, seats: number): string {
  const more = people - seats;
  if (more > 0)
    return `all ${seats} seats drawn are taken, ${more.toLocaleString('en-NG')} more are at the door`;
  return `${people} of ${seats} seats taken`;
}

type FilledPlanProps = { plan: Pick<Plan, 'hall' | 'layout' | 'fit'>; className?: string | undefined };

/** The hall with as many chairs filled as people were counted. */
export function FilledPlan({ plan: { hall, layout, fit }, className }: FilledPlanProps) {
  const people = fit.kind === 'unknown' ? 0 : fit.people;
  const plan = hallPlan(hall, layout);
  const setting = `${hall.name}, ${layout}, ${hallPlanWords(hall, layout)}`;
  return (
    <figure className={className}>
      <PlanDrawing plan={plan} frame={hallFrame} people={people} label={`Plan of ${hall.name}, ${layout}`} />
      <Caption>
        {setting}: {words(people, countSeats(plan.seats))}.
      </Caption>
    </figure>
  );
}
