import { brand, place } from '@venue/shared/venue/contacts.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { Application } from './application.tsx';
import { CareerOpening } from './career-opening.tsx';
import { HiringSteps } from './hiring-steps.tsx';
import { Openings } from './openings.tsx';

/** `/career` (PG-03 to PG-05). */
export function CareerView() {
  return (
    <>
      <PageHead
        title="Career"
        description={`Jobs at ${brand.name} in ${place.town}, ${place.state}: the openings, how hiring goes step by step, and the application form.`}
      />
      <CareerOpening />
      <BelowFirstScreen>
        <Openings />
        <HiringSteps />
        <Application />
      </BelowFirstScreen>
    </>
  );
}
