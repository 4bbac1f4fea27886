import { place } from '@venue/shared/venue/contacts.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { concertIncludes } from '../../content/halls/concert-day.ts';
import { hourlyExtras } from '../../content/halls/hall-extras.ts';
import { concertDayRate } from '@venue/shared/venue/lodging.ts';
import { useHost } from '../../host.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { WhatItBuys } from '../../sections/what-it-buys.tsx';
import { BandsBed } from './bands-bed.tsx';
import { ConcertWays } from './concert-ways.tsx';
import { Countdown } from './countdown.tsx';
import { StageOpening } from './stage-opening.tsx';

/** The concert space (FC-17). */
export function ConcertSpaceView() {
  const { Link } = useHost();
  const price = formatNaira(concertDayRate);
  return (
    <>
      <PageHead
        title="Concert space by the day"
        description={`Stage, floor and lights in ${place.town} for ${price} a day, with standby generator, guards and a manager on site. Choose the day, book and pay online.`}
      />
      <StageOpening />
      <BelowFirstScreen>
        <WhatItBuys title="What the price includes." included={concertIncludes} extras={hourlyExtras}>
          Rehearsal and guards are paid only if you order them, hours only past those that we agreed. The
          rules of the house are in the <Link to={addressOf('mf-marketing/terms')}>terms and conditions</Link>
          .
        </WhatItBuys>
        <Countdown />
        <BandsBed />
        <ClosingBand
          motif="igbiOkun"
          title="Which day is yours?"
          text={`Choose the day and pay ${price} by card, or ask us first.`}
        >
          <ConcertWays first="primary" />
        </ClosingBand>
      </BelowFirstScreen>
    </>
  );
}
