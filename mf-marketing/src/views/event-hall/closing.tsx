import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { invoiceOffer } from '../../content/halls/invoice-offer.ts';
import { visitTitle, visitTo } from '../../content/visit-to.ts';
import { useHost } from '../../host.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';

/** Who has read every sum wants to know whether the day is free. */
export function Closing() {
  const { Link } = useHost();
  return (
    <ClosingBand
      motif="olokoto"
      loud
      title="Is your day free?"
      text={`${invoiceOffer} Nothing is paid before that.`}
    >
      <ButtonRow>
        <Button as={Link} to={addressOf('mf-bookings/hall-booking')} $look="brass">
          Check a date
        </Button>
        <Button as={Link} to={addressOf('mf-forms/request-quote')} $look="line">
          Request a quote
        </Button>
        <Button as={Link} to={visitTo('Event hall')} $look="text">
          {visitTitle}
        </Button>
      </ButtonRow>
    </ClosingBand>
  );
}
