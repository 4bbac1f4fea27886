import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { formatNaira } from '@venue/shared/money.ts';
import { LagosTime } from '@venue/shared/ui/lagos-time.tsx';
import { officeHours } from '@venue/shared/venue/contacts.ts';
import { AsoOkeStripe } from '@venue/shared/ui/aso-oke-stripe.tsx';
import { doubleLine } from '@venue/shared/ui/double-line.ts';
import { Tariff, type TariffTotal } from '@venue/shared/ui/tariff.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { styled } from 'styled-components';
import { PhoneLink } from '../../controls/phone-link.tsx';
import { OtherCurrency } from '../../currency/other-currency.tsx';
import type { Place } from '../booking/places.ts';
import type { DateSpan } from '../../time/date-span.ts';
import { costOf, checkPeriod } from '../booking/stay-cost.ts';
import { WhenYouPayBox, WhenYouPaySlot, PriceBox, PriceText, StayCard } from './stay-layout.ts';
import { StayPicture } from '../pictures/stay-picture.tsx';
import { noStay, totalText } from '../booking/stay-text.ts';
import { cancellationOf, ifYouCancel } from './if-you-cancel.ts';
import { WhenYouPay } from './when-you-pay.tsx';

/** Ruled off and as high as the sum that will stand there, so that nothing below it moves. */
const Waiting = styled(Small)`
  ${doubleLine}
  display: grid;
  align-items: center;
  min-height: calc(14px + 1.375rem * 1.35);
  margin-top: 4px;
  padding-top: 10px;
`;

const waits = {
  night: 'Choose your nights to see the total.',
  day: 'No day chosen yet.',
} as const satisfies Record<Place['unit'], string>;

/** Why two prices stand there (D-01). */
const whyLess = 'The online rate, for booking and paying here.';

type Sum = {
  total: TariffTotal | undefined;
  /** What is said aloud of it. */
  said?: string;
  /** What stands in its place. */
  waiting?: string;
};

function sumOf(place: Place, period: DateSpan): Sum {
  const standing = checkPeriod(place, period);
  const waiting = waits[place.unit];
  if (standing === 'open') return { total: undefined, waiting };
  if (standing === 'no-stay') return { total: undefined, said: noStay, waiting };
  const naira = costOf(place, period);
  return { total: { text: totalText(place, period), naira }, said: `To pay: ${formatNaira(naira)}` };
}

/**
 * What is booked and what it costs: the price of a night or a day, and the sum once the dates are a stay (B-06), in its
 * place a sentence where they are none (D-08); announced when it changes (D-10). Under it, what paying does.
 */
export function StayPrice({ place, period }: { place: Place; period: DateSpan }) {
  const { listed, rate, unit, picture } = place;
  const { total, said, waiting } = sumOf(place, period);
  return (
    <StayCard aria-label="Cost">
      <PriceBox>
        <AsoOkeStripe $thin />
        <StayPicture of={picture} ratio="2 / 1" first />
        <PriceText>
          {/* Keyed by its sum: a new sum appears in its place, and nothing counts as moved. */}
          <Tariff key={total?.naira} listed={listed} rate={rate} unit={unit} here total={total} />
          {listed !== undefined && <Small>{whyLess}</Small>}
          {total === undefined ? <Waiting>{waiting}</Waiting> : <OtherCurrency naira={total.naira} />}
          <Small>{ifYouCancel(cancellationOf(place))}</Small>
          <Small>
            Questions first? Call <PhoneLink />, {officeHours}
            <LagosTime />.
          </Small>
        </PriceText>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </PriceBox>
      <WhenYouPaySlot>
        <BelowFirstScreen>
          <WhenYouPayBox>
            <WhenYouPay place={place} period={period} />
          </WhenYouPayBox>
        </BelowFirstScreen>
      </WhenYouPaySlot>
    </StayCard>
  );
}
