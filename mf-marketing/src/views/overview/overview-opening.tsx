import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { place } from '@venue/shared/venue/contacts.ts';
import { headlineFigures } from '../../content/halls/headline-figures.ts';
import { useHost } from '../../host.ts';
import { eventCenterExterior } from '../../media/pictures/event-center-exterior.ts';
import { SplitOpening } from '../../sections/split-opening.tsx';

/** The house at dusk, and where it stands (AB-01). */
export function OverviewOpening() {
  const { Link } = useHost();
  return (
    <SplitOpening
      here="Overview"
      title="One gate. Eleven doors."
      lede={`In ${place.town}, ${place.state}, with halls for up to ${headlineFigures.seated} guests: marry, eat, dance and sleep inside one wall.`}
      picture={{ ...eventCenterExterior, focus: '36% 50%' }}
      caption="The event center at dusk"
      ground="dark"
      tall
    >
      <Button as={Link} to={addressOf('mf-forms/visit')} $look="brass">
        Come and see it
      </Button>
    </SplitOpening>
  );
}
