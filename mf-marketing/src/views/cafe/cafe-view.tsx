import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { cafe } from '../../content/evening/cafe.ts';
import { CafeOpening } from './cafe-opening.tsx';
import { Reasons } from './reasons.tsx';
import { TakenWhole } from './taken-whole.tsx';

/** `/facilities/ariya-cafe` (FC-24, FC-25). */
export function CafeView() {
  return (
    <>
      <PageHead title={cafe.name} description={cafe.description} />
      <CafeOpening />
      <BelowFirstScreen>
        <TakenWhole />
        <Reasons />
      </BelowFirstScreen>
    </>
  );
}
