import { addressOf } from '@venue/shared/contract/address-of.ts';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';
import { grounds, headlineFigures } from '../../content/halls/capacities.ts';
import { useHost } from '../../host.ts';
import { BesideHeading } from '../../sections/beside-heading.tsx';
import { HallList, SeatRow } from '../../sections/hall-list.tsx';
import { Section } from '../../sections/section.tsx';

type ByQuoteProps = { most: string; name: string; guests: string };

/** What has no price in the list. */
function ByQuote({ most, name, guests }: ByQuoteProps) {
  const { Link } = useHost();
  return (
    <SeatRow>
      <Link to={addressOf('mf-forms/request-quote')}>
        <strong>{most}</strong>
        <b>{name}</b>
        <span>By quote</span>
        <small>{guests}</small>
      </Link>
    </SeatRow>
  );
}

/** One of the halls, or everything (D-04). */
export function WaysToTakeIt() {
  const { Link } = useHost();
  return (
    <Section $ground="tint" $short>
      <BesideHeading
        title="One hall, or the whole event center."
        intro={
          <p>
            Plans, deposits and what is included:{' '}
            <Link to={addressOf('mf-marketing/event-hall')}>the halls compared</Link>.
          </p>
        }
      >
        <HallList>
          <ByQuote
            most={headlineFigures.seated}
            name="The whole event center"
            guests={`For ${inFigures(hallGuests.to + 1)} to ${headlineFigures.seated} guests, seated`}
          />
          <ByQuote
            most={inFigures(grounds.guests.to)}
            name="All halls and grounds together"
            guests={`For up to ${inFigures(grounds.guests.to)} guests, indoors and out`}
          />
        </HallList>
      </BesideHeading>
    </Section>
  );
}
