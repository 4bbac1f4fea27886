import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { invoiceOffer } from '../../content/halls/invoice-offer.ts';
import { visitTitle, visitTo } from '../../content/visit-to.ts';
import { useHost } from '../../host.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';

/** The question that everybody comes with, and the way to its answer (EV-05, EV-06). */
export function YourSaturday() {
  const { Link } = useHost();
  return (
    <ClosingBand motif="eko" loud title="Is your Saturday free?" text={invoiceOffer}>
      <ButtonRow>
        <Button as={Link} to={addressOf('mf-bookings/hall-booking')} $look="brass">
          Check a date
        </Button>
        <Button as={Link} to={addressOf('mf-marketing/gallery')} $look="line">
          View Gallery
        </Button>
        <Button as={Link} to={visitTo('Event hall')} $look="text">
          {visitTitle}
        </Button>
      </ButtonRow>
    </ClosingBand>
  );
}
