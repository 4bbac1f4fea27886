import type { ReactNode } from 'react';
import { formatNaira } from '@venue/shared/money.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PhoneBarRail } from '@venue/shared/ui/phone-bar-rail.tsx';
import { PhoneBar } from '@venue/shared/ui/phone-bar.tsx';
import { hallPrice } from '@venue/shared/venue/hall-price.ts';
import type { Hall } from '../../content/halls/halls.ts';
import { useHost } from '../../host.ts';
import { AnyHall, HallBarWords } from '../../halls/any-hall.tsx';
import { fitFor } from './fit.ts';
import { inFigures } from '@venue/shared/words/in-figures.ts';

function Larger({ people }: { people: number }) {
  const { Link } = useHost();
  return (
    <>
      <HallBarWords>
        <strong>{`${inFigures(people)} people`}</strong>
        More than a hall holds
      </HallBarWords>
      <Button as={Link} to={addressOf('mf-forms/request-quote')} $look="brass">
        Request a quote
      </Button>
    </>
  );
}

function Found({ hall }: { hall: Hall }) {
  const { Link } = useHost();
  const { deposit, rental } = hallPrice(hall.rental);
  return (
    <>
      <HallBarWords>
        <strong>{`${hall.name}, ${formatNaira(rental)}`}</strong>
        <span>{`${formatNaira(deposit)} secures the date`}</span>
      </HallBarWords>
      <Button as={Link} to={addressOf('mf-bookings/hall-booking')} data-hall={hall.name} $look="brass">
        Check a date
      </Button>
    </>
  );
}

/** The page's own field has left the screen by then. */
const fieldHasLeft = '400px';

type HallBarProps = {
  people: number;
  /** What it lies at the foot of. */
  children: ReactNode;
};

/** At the foot of phone screens: what a hall costs at the least, then the hall that fits with what secures it. */
export function HallBar({ people, children }: HallBarProps) {
  const fit = fitFor(people);
  const bar = (
    <PhoneBar label="Book a hall">
      {fit.kind === 'unknown' && <AnyHall />}
      {fit.kind === 'beyond-halls' && <Larger people={people} />}
      {(fit.kind === 'fits' || fit.kind === 'tight') && <Found hall={fit.hall} />}
    </PhoneBar>
  );
  return (
    <PhoneBarRail from={fieldHasLeft} bar={bar}>
      {children}
    </PhoneBarRail>
  );
}
