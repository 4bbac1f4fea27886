import { styled } from 'styled-components';
import { role, space } from '@venue/shared/theme/tokens.ts';
import type { ConferenceLayout } from '../../content/halls/conference-plans.ts';
import { PlanDrawing } from '../../parts/plan/plan-drawing.tsx';

const Words = styled.p`
  margin-top: ${space[12]};
  color: ${role.text2};
`;

/** One setting of the conference hall: each dot is a chair. */
export function LayoutPlan({ of: { name, text, plan } }: { of: ConferenceLayout }) {
  return (
    <>
      <PlanDrawing plan={plan} label={`Plan of the conference hall, ${name.toLowerCase()}`} />
      <Words>{text}</Words>
    </>
  );
}
