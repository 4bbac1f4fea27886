import { place } from '@venue/shared/venue/contacts.ts';
import { inAList } from '@venue/shared/words/in-a-list.ts';
import { capital, numberWords } from '@venue/shared/words/number-words.ts';
import { allOf } from '../../content/all-of.ts';
import { seatsDrawn } from '../../content/hall-plans.ts';
import { allHalls, allHallsGuests, hallsWithGuests } from '../../content/hall-words.ts';
import { halls } from '../../content/halls.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { PageOpening } from '../../parts/page-opening.tsx';
import { HallBar } from './hall-bar.tsx';
import { HallsCompared } from './halls-compared.tsx';
import { WhatTheRentalBuys } from './what-the-rental-buys.tsx';
import { PlanTheDay } from './plan/plan-the-day.tsx';

const seatsInWords = inAList([...new Set(halls.map(seatsDrawn))].map(numberWords), 'or');

/** The halls, compared (FC-15). */
export function EventHallView() {
  return (
    <>
      <PageHead
        title={`Event hall: ${allHalls} for ${allHallsGuests} guests`}
        description={`${hallsWithGuests} in ${place.town}, from ${formatNaira(hallsFrom)} a day. Compare prices and plans, check a date.`}
      />
      <PageOpening title={`${capital(allHalls)}, for ${seatsInWords}.`} here="Event hall">
        Same manager, same guards, same generator behind {allOf(halls.length)}. What changes is the size of
        your family.
      </PageOpening>
      <HallsCompared />
      <PlanTheDay />
      <WhatTheRentalBuys />
      <HallBar />
    </>
  );
}
