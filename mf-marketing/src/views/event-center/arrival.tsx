import { Ways } from '../../sections/ways.tsx';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { headlineFigures } from '../../content/halls/headline-figures.ts';
import { useHost } from '../../host.ts';
import { heroBallroom } from '../../media/pictures/hero-ballroom.ts';
import { FullOpening } from '../../sections/full-opening.tsx';
import { BookByGuests } from './book-by-guests.tsx';

/** The room with every table laid, and the way to book it (FC-14, D-04); how many it seats heads their chairs below. */
export function Arrival() {
  const { Link } = useHost();
  return (
    <FullOpening
      here="Event center"
      place="Event center"
      title="Everybody, at one party."
      lede={`Up to ${headlineFigures.seated} seated. We set the tables, mind the doors and sweep the floor; you bring the people.`}
      picture={{ ...heroBallroom, focus: '50% 58%' }}
      caption="The event center, set for a wedding"
    >
      <BookByGuests />
      <Ways>
        <Link to={addressOf('mf-forms/request-quote')}>Request a quote</Link>
      </Ways>
    </FullOpening>
  );
}
