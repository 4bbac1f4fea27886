import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button, ButtonRow, type ButtonLook } from '@venue/shared/ui/button.tsx';
import { useHost } from '../../host.ts';

/** To the pictures (FC-25), and to a price for the whole room. */
export function PlaceActions(props: { look: ButtonLook; className?: string | undefined }) {
  const { Link } = useHost();
  return (
    <ButtonRow className={props.className}>
      <Button as={Link} to={addressOf('mf-marketing/gallery')} $look={props.look}>
        View Gallery
      </Button>
      <Button as={Link} to={addressOf('mf-forms/request-quote')} $look="line">
        Request a quote
      </Button>
    </ButtonRow>
  );
}
