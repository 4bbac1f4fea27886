import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { useHost } from '../../host.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';

/** The way to the jobs that are open (AB-05). */
export function JoinUs() {
  const { Link } = useHost();
  return (
    <ClosingBand
      motif="eko"
      title="There is a chair for you."
      text="The career page has every job that is open, and the form."
    >
      <Button as={Link} to={addressOf('mf-marketing/career')}>
        Career Page
      </Button>
    </ClosingBand>
  );
}
