import { place } from '@venue/shared/venue/contacts.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { EventCards } from './event-cards.tsx';
import { SocialOpening } from './social-opening.tsx';

/** `/events/social-events` (EV-07, EV-08). */
export function SocialEventsView() {
  return (
    <>
      <PageHead
        title="Social events"
        description={`Birthdays, sweet 16, anniversaries, retirement, concerts, graduation, quinceaneras, burials and remembrance in ${place.town}. Ask for a price.`}
      />
      <SocialOpening />
      <BelowFirstScreen>
        <EventCards />
      </BelowFirstScreen>
    </>
  );
}
