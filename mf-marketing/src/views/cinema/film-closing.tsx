import { cinema } from '../../content/cinema.ts';
import { useHost } from '../../host.ts';
import { ClosingBand } from '../../parts/closing-band.tsx';
import { FilmAction } from './film-action.tsx';

/** The last thing to do here: find out about tonight's film. */
export function FilmClosing() {
  const { online, byPhone } = cinema.programme;
  const { closing } = useHost().config.links.cinema ? online : byPhone;
  return (
    <ClosingBand motif="digi" {...closing}>
      <FilmAction look="brass" />
    </ClosingBand>
  );
}
