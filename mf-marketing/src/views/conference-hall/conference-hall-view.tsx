import { place } from '@venue/shared/venue/contacts.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { useHost } from '../../host.ts';
import { ClosingBand } from '../../parts/closing-band.tsx';
import { PlanOpening } from './plan-opening.tsx';
import { TheDay } from './the-day.tsx';

/** The conference hall (FC-16). */
export function ConferenceHallView() {
  const { Link } = useHost();
  return (
    <>
      <PageHead
        title="Conference hall: layouts and quotes"
        description={`A daylit conference hall in ${place.town} with a large screen, WiFi and power that stays. Theatre, classroom, horseshoe or boardroom: see the layouts.`}
      />
      <PlanOpening />
      <BelowFirstScreen>
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
      </BelowFirstScreen>
    </>
  );
}
