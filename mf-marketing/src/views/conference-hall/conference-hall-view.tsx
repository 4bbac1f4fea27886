import { place } from '@venue/shared/venue/contacts.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { PlanOpening } from './plan-opening.tsx';
import { TheDay } from './the-day.tsx';

/** The conference hall (FC-16). */
export function ConferenceHallView() {
  return (
    <>
      <PageHead
        title="Conference hall: layouts and quotes"
        description={`A daylit conference hall in ${place.town} with a large screen, WiFi and power that stays. Theatre, classroom, horseshoe or boardroom: see the layouts.`}
      />
      <PlanOpening />
      <BelowFirstScreen>
        <TheDay />
      </BelowFirstScreen>
    </>
  );
}
