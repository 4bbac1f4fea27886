import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Button } from '@venue/shared/ui/button.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { place } from '@venue/shared/venue/contacts.ts';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { useHost } from '../../host.ts';
import { outdoorFunction } from '../../media/pictures/outdoor-function.ts';
import { SplitOpening } from '../../sections/split-opening.tsx';
import { EventCards } from './event-cards.tsx';

/** The terrace laid for whoever comes, and the way to a price (EV-08). */
function SocialOpening() {
  const { Link } = useHost();
  return (
    <SplitOpening
      here="Social events"
      place={`Social events, halls from ${formatNaira(hallsFrom)}`}
      title="The days everybody comes."
      lede="From a first birthday to a remembrance: tell us which it is and how many are coming, and we send a price."
      picture={outdoorFunction}
      caption="The terrace, laid for a party"
    >
      <Button as={Link} to={addressOf('mf-forms/request-quote')}>
        Request a quote
      </Button>
    </SplitOpening>
  );
}

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
