import { styled } from 'styled-components';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Small } from '@venue/shared/ui/text.tsx';
import { hallFrame, hallPlan, hallPlanWords, seatsDrawn } from '../../../content/halls/hall-plans.ts';
import type { Hall } from '../../../content/halls/halls.ts';
import type { Layout } from '../../../content/halls/planned-hall.ts';
import { Fold } from '../../../parts/disclosure.tsx';
import { PlanDrawing } from '../../../parts/plan/plan-drawing.tsx';
import { SeatingSwitch, showsChosenLayout } from './seating-switch.tsx';

const Inside = styled.div`
  ${showsChosenLayout}
  display: grid;
  gap: ${space[12]};
  padding-bottom: ${space[20]};
`;

const layouts = ['banquet', 'theatre'] as const satisfies readonly Layout[];

function takenWords(hall: Hall, people: number): string {
  const seats = seatsDrawn(hall);
  return people > 0 ? `; ${Math.min(people, seats)} of ${seats} seats taken` : '';
}

/** The seating plan of a hall in both settings, with as many chairs taken as people come. */
export function HallPlanFold({ hall, people }: { hall: Hall; people: number }) {
  return (
    <Fold title="See the floor plan" of={hall.name}>
      <Inside>
        <SeatingSwitch name={`seating-${hall.key}`} />
        {layouts.map((setting) => (
          <div key={setting} data-layout={setting}>
            <PlanDrawing
              plan={hallPlan(hall, setting)}
              frame={hallFrame}
              people={people > 0 ? people : undefined}
              label={`Plan of ${hall.name}, ${setting}: ${hallPlanWords(hall, setting)}${takenWords(hall, people)}`}
            />
          </div>
        ))}
        <Small as="div">
          {layouts.map((setting) => (
            <span key={setting} data-layout={setting}>
              Drawn with {hallPlanWords(hall, setting)}.{' '}
            </span>
          ))}
          {`Not a survey: your own table plan is settled with the manager ${counted(hallTerms.tablePlanDays, 'day')} before.`}
        </Small>
      </Inside>
    </Fold>
  );
}
