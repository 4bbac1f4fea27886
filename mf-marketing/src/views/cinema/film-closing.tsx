import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { cinema } from '../../content/cinema.ts';
import { useHost } from '../../host.ts';
import { ClosingBand } from '../../parts/closing-band.tsx';
import { ProgrammeLink } from './film-action.tsx';

/** The last thing to do here: find out about tonight's film; where reception was asked above, have the next ones by letter. */
export function FilmClosing() {
  const { Link, config } = useHost();
  const { online, byPhone } = cinema.programme;
  const address = config.links.cinema;
  const { title, text } = address ? online.closing : byPhone.closing;
  return (
    <ClosingBand motif="digi" title={title} text={text}>
      {address ? (
        <ProgrammeLink address={address} look="brass" />
      ) : (
        <Button as={Link} to={addressOf('mf-forms/newsletter-page')} $look="brass">
          {byPhone.closing.action}
        </Button>
      )}
    </ClosingBand>
  );
}
