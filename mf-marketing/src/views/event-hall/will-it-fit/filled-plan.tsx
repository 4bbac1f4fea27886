import { styled } from 'styled-components';
import { role, space, type } from '@venue/shared/theme/tokens.ts';
import { hallFrame, hallPlan } from '../../../content/hall-plans.ts';
import { type Hall, halls } from '../../../content/halls.ts';
import { PlanDrawing } from '../../../parts/plan/plan-drawing.tsx';
import { countSeats } from '../../../parts/plan/seating-plan.ts';
import type { Fit } from './fit.ts';

const Caption = styled.figcaption`
  ${type.small}
  padding-top: ${space[8]};
  color: ${role.text2};
`;

const [, ambali, largest] = halls;

/** The hall that is drawn: the one that fits, the largest for a crowd, one to begin with. */
function drawnHall(fit: Fit): Hall {
  if (fit.kind === 'unknown') return ambali;
  return fit.kind === 'beyond-halls' ? largest : fit.hall;
}

function words(people: number, seats: number): string {
  const more = people - seats;
  if (more > 0)
    return `all ${seats} seats drawn are taken, ${more.toLocaleString('en-NG')} more are at the door`;
  return `${people} of ${seats} seats taken`;
}

/** The banquet plan with as many chairs filled as people were counted. */
export function FilledPlan({ fit, className }: { fit: Fit; className?: string | undefined }) {
  const hall = drawnHall(fit);
  const people = fit.kind === 'unknown' ? 0 : fit.people;
  const plan = hallPlan(hall.anchor, 'banquet');
  const caption = `${hall.name}, banquet: ${words(people, countSeats(plan.seats))}.`;
  return (
    <figure className={className}>
      <PlanDrawing plan={plan} frame={hallFrame} people={people} label={`Plan of ${hall.name}, banquet`} />
      <Caption>{caption}</Caption>
    </figure>
  );
}
