import { formatNaira } from '@venue/shared/words/numbers.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PhoneBarRail, PhoneBar, PhoneBarText } from '@venue/shared/ui/phone-bar.tsx';
import type { ReactNode, RefObject } from 'react';
import type { Place } from '../booking/places.ts';
import { costOf, checkPeriod } from '../booking/stay-cost.ts';
import { endId, firstDateId } from '../booking/stay-fields.ts';
import { factorText, rateNow } from '../booking/stay-text.ts';
import { usePeriod } from './use-period.ts';

const missing = {
  night: { text: 'no nights chosen yet', link: 'Choose your nights' },
  day: { text: 'no day chosen yet', link: 'Choose your day' },
} as const satisfies Record<Place['unit'], object>;

/** Below the price card by one screen, so that the same price is never on screen twice. */
const belowPriceCard = 'calc(420px + 100svh)';

type PhoneTotalProps = {
  form: RefObject<HTMLFormElement | null>;
  place: Place;
  children: ReactNode;
};

/** A bar at the bottom of phone screens with the total, or the rate until there are dates; shown once the price card is out of view. */
export function PhoneTotal({ form, place, children }: PhoneTotalProps) {
  const period = usePeriod(form, place);
  const isPayable = checkPeriod(place, period) === 'payable';
  const { text, link } = missing[place.unit];
  const bar = (
    <PhoneBar label="Total">
      <PhoneBarText>
        <strong>{isPayable ? formatNaira(costOf(place, period)) : rateNow(place)}</strong>
        <span>{isPayable ? factorText(place, period) : text}</span>
      </PhoneBarText>
      <Button as="a" href={`#${isPayable ? endId : firstDateId(place)}`} $variant="brass">
        {isPayable ? 'Go to payment' : link}
      </Button>
    </PhoneBar>
  );
  return (
    <PhoneBarRail from={belowPriceCard} bar={bar}>
      {children}
    </PhoneBarRail>
  );
}
