import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { LagosTime } from '@venue/shared/ui/lagos-time.tsx';
import { officeHours } from '@venue/shared/venue/contacts.ts';
import { visitTo } from '../../content/visit-to.ts';
import { useHost } from '../../host.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';

/** Who has read so far wants the whole event center, or to stand in it. */
export function Closing() {
  const { Link } = useHost();
  return (
    <ClosingBand
      motif="olokoto"
      title="Stand in it before you fill it."
      text={
        <>
          Come and walk through the empty halls; the office is open {officeHours}
          <LagosTime />. Or send the date and a head count, and we answer with a price.
        </>
      }
    >
      <ButtonRow>
        <Button as={Link} to={addressOf('mf-forms/request-quote')}>
          Request a quote
        </Button>
        <Button as={Link} to={visitTo('Event center')} $look="line">
          Come and see it
        </Button>
      </ButtonRow>
    </ClosingBand>
  );
}
