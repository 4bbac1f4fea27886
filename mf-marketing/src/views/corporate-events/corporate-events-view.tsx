import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { useHost } from '../../host.ts';
import { conferenceHall } from '../../media/pictures/conference-hall.ts';
import { ClosingBand } from '../../parts/closing-band.tsx';
import { PageOpening } from '../../parts/page-opening.tsx';
import { WidePicture } from '../../parts/wide-picture.tsx';
import { EventTypes } from './event-types.tsx';
import { Rooms } from './rooms.tsx';

/** `/events/corporate-events` (EV-09, EV-10). */
export function CorporateEventsView() {
  const { Link } = useHost();
  return (
    <>
      <PageHead
        title="Corporate events"
        description="Meetings, seminars, conferences, galas, award ceremonies and launches in Ago Iwoye, in rooms for 80, 700 to 800 and 800 to 900, with their prices."
      />
      <PageOpening title="A seat for every name on the list." here="Corporate events">
        Three rooms, from a board of eighty to the whole payroll. Power, WIFI and guards come with each.
      </PageOpening>
      <WidePicture of={conferenceHall} caption="Conference hall, rows" motif="orita" />
      <EventTypes />
      <Rooms />
      <ClosingBand
        motif="orita"
        title="Send the head count, get a number back."
        text="Name of the organization, guests, date. The quote comes by e-mail, in office hours."
      >
        <Button as={Link} to={addressOf('mf-forms/request-quote')} $look="brass">
          Request a quote
        </Button>
      </ClosingBand>
    </>
  );
}
