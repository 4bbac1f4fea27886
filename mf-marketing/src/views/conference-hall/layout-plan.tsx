import { styled } from 'styled-components';
import { role, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { askFor, type ConferenceLayout } from '../../content/conference-plans.ts';
import { useHost } from '../../host.ts';
import { PlanDrawing } from '../../parts/plan/plan-drawing.tsx';

const Words = styled.p`
  margin-block: ${space[12]};
  color: ${role.text2};
`;

/** One setting of the conference hall, each dot a chair, and the way to ask for just that. */
export function LayoutPlan({ of }: { of: ConferenceLayout }) {
  const { Link } = useHost();
  const { name, text, plan } = of;
  const { title, quote } = askFor(of);
  return (
    <>
      <PlanDrawing plan={plan} label={`Plan of the conference hall, ${name.toLowerCase()}`} />
      <Words>{text}</Words>
      <Button as={Link} to={quote} $look="line">
        {title}
      </Button>
    </>
  );
}
