import { formatNaira } from '@venue/shared/money.ts';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { PageOpening } from '../../parts/page-opening.tsx';
import { HallBar } from './hall-bar.tsx';
import { HallsCompared } from './halls-compared.tsx';
import { WhatTheRentalBuys } from './what-the-rental-buys.tsx';
import { PlanTheDay } from './plan/plan-the-day.tsx';

/** The three halls, compared (FC-15). */
export function EventHallView() {
  return (
    <>
      <PageHead
        title="Event hall: three halls for 80 to 900 guests"
        description={`Ball Room for 80, Ambali Hall for 700 to 800 and Wosilat Hall for 800 to 900 in Ago Iwoye, from ${formatNaira(hallsFrom)} a day. Compare prices and seating plans, check your date.`}
      />
      <PageOpening title="Three halls, for eighty, seven hundred or nine hundred." here="Event hall">
        Same manager, same guards, same generator behind all three. What changes is the size of your family.
      </PageOpening>
      <HallsCompared />
      <PlanTheDay />
      <WhatTheRentalBuys />
      <HallBar />
    </>
  );
}
