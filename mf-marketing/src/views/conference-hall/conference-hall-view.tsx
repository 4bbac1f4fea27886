import { place } from '@venue/shared/venue/contacts.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { useHost } from '../../host.ts';
import { conferenceHall } from '../../media/pictures/conference-hall.ts';
import { ClosingBand } from '../../parts/closing-band.tsx';
import { PageOpening } from '../../parts/page-opening.tsx';
import { WidePicture } from '../../parts/wide-picture.tsx';
import { FourLayouts } from './four-layouts.tsx';
import { TheDay } from './the-day.tsx';

/** The conference hall (FC-16). */
export function ConferenceHallView() {
  const { Link } = useHost();
  return (
    <>
      <PageHead
        title="Conference hall: layouts and quotes"
        description={`A daylit conference hall in ${place.town} with a large screen, wifi and power that stays. Theatre, classroom, horseshoe or boardroom: see the layouts.`}
      />
      <PageOpening
        title="A quiet room with a large screen."
        here="Conference hall"
        tight
        actions={
          <Button as={Link} to={addressOf('mf-forms/request-quote')}>
            Request a quote
          </Button>
        }
      >
        Daylight through the breeze blocks, desks that move, power that stays. We set it for your day and
        price it by quote.
      </PageOpening>
      <WidePicture of={conferenceHall} caption="Conference hall, set as a classroom" motif="digi" />
      <FourLayouts />
      <TheDay />
      <ClosingBand
        motif="digi"
        title="Tell us the day and the head count."
        text="A date, a number and a layout are enough. The office answers with a price, by e-mail or by telephone."
      >
        <Button as={Link} to={addressOf('mf-forms/request-quote')} $look="brass">
          Request a quote
        </Button>
      </ClosingBand>
    </>
  );
}
