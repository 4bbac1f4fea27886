import { styled } from 'styled-components';
import type { Hall } from '@venue/shared/contract/venue-schema.ts';
import { counted } from '@venue/shared/text/numbers.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Disclosure } from '@venue/shared/ui/disclosure.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { hallFrame, hallPlan, type Layout } from '../../content/halls/hall-plans.ts';
import { PlanDrawing } from '../../seating/plan-drawing.tsx';
import { SegmentedControl } from '../../sections/segmented-control.tsx';

/** Shows only the chosen layout; without `:has()` both are shown. */
const SwitchAndPlans = styled.div`
  &:has([value='theatre']:checked) [data-layout='banquet'],
  &:not(:has([value='theatre']:checked)) [data-layout='theatre'] {
    display: none;
  }
  display: grid;
  gap: ${space[12]};
  padding-bottom: ${space[20]};
`;

const settings = [
  { value: 'banquet', title: 'Banquet' },
  { value: 'theatre', title: 'Theatre' },
] as const satisfies readonly { value: Layout; title: string }[];

/** Banquet or theatre. `name` is unique on the page. */
export function SeatingSwitch({ name }: { name: string }) {
  return <SegmentedControl name={name} label="Seating" options={settings} />;
}

/** A hall's seating plan in both layouts; nothing if the hall has no plan. */
export function HallPlanDisclosure({ hall }: { hall: Hall }) {
  const plans = settings.flatMap(({ value: layout }) => {
    const drawn = hallPlan(hall, layout);
    return drawn ? [{ layout, ...drawn }] : [];
  });
  if (plans.length === 0) return null;
  return (
    <Disclosure title="See the floor plan" of={hall.name}>
      <SwitchAndPlans>
        <SeatingSwitch name={`seating-${hall.key}`} />
        {plans.map(({ layout, plan, text }) => (
          <div key={layout} data-layout={layout}>
            <PlanDrawing plan={plan} frame={hallFrame} label={`Plan of ${hall.name}, ${layout}: ${text}`} />
          </div>
        ))}
        <Small as="div">
          {plans.map(({ layout, text }) => (
            <span key={layout} data-layout={layout}>
              Drawn with {text}.{' '}
            </span>
          ))}
          {`Not a survey: your own table plan is settled with the manager ${counted(hallTerms.tablePlanDays, 'day')} before.`}
        </Small>
      </SwitchAndPlans>
    </Disclosure>
  );
}
